TABLE = { 'full house' => 25 }.freeze
POINTS = {}

POINTS['large straight'] = TABLE.fetch('large straight')
