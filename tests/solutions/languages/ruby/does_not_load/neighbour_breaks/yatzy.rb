require_relative 'table_of_points'

def full_house(dice) = POINTS['full house']
