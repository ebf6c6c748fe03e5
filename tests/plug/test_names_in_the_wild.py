"""Names as people write them: what each of them stands for, and what stands for nothing."""

import pytest

from katas.catalog import Board, Shelf
from katas.plug.binding.naming import Names

YATZY = Names(Shelf([Board.ours()]).vocabulary("yatzy"))

CATEGORIES = {
    "chance": """
        chance Chance score_chance scoreChance chance_score calculate_chance calcChance get_chance
        sumOfAll sum_all_dice sjanse Sjanse poengSjanse sjanse_poeng beregn_sjanse
        calculateChanceScore total_chance chanceRule ChanceStrategy evaluate_chance
        score_for_chance CHANCE
    """,
    "yatzy": """
        yatzy Yatzy yahtzee score_yahtzee isYatzy is_yatzy check_yatzy get_yahtzee_score
        five_of_a_kind fiveOfAKind 5_of_a_kind score_5_of_a_kind yatzyScore calc_yatzy fem_like
        femLike beregn_yatzy yatzy_poeng score_five_of_a_kind FiveOfAKindRule
    """,
    "ones": """
        ones one aces score_ones onesScore sumOfOnes sum_ones calculate_ones enere poeng_enere
        sum_enere get_ones_score OnesCategory Aces _ones score_ones_category ones_points score_1s
        sum_1s __ones enerePoeng score_ones_
    """,
    "twos": """
        twos two deuces toere score_twos ScoreTwos sum_of_twos twosScore TWOS poengToere tvåor
    """,
    "threes": """
        threes three treere score_threes threesScore get_threes sumThrees calc_threes
    """,
    "fours": """
        fours four firere score_fours foursScore getFours sum_of_fours
    """,
    "fives": """
        fives five femmere score_fives fivesScore FivesRule fives_total
    """,
    "sixes": """
        sixes six seksere score_sixes sixesScore sum_of_sixes sixes_score sumSixes seksere_poeng
        score_sixes_dice
    """,
    "pair": """
        pair Pair one_pair onePair score_pair scorePair pair_score pairScore get_pair_score
        calculatePair two_of_a_kind twoOfAKind 2_of_a_kind highest_pair best_pair par ett_par
        score_one_pair PairStrategy par_poeng beregnPar finn_par find_pair check_pair single_pair
        get_highest_pair scorerForPair finnPar kategori_par poeng_for_par
    """,
    "two pairs": """
        two_pairs twoPairs two_pair TwoPair score_two_pairs scoreTwoPair 2_pairs two_pairs_score
        to_par toPar score_to_par double_pair calculate_two_pairs getTwoPairs twoPairsScore
        beregn_to_par TWO_PAIRS is_two_pairs twopair score2Pairs två_par to_par_poeng
        two_pair_score
    """,
    "three of a kind": """
        three_of_a_kind threeOfAKind ThreeOfAKind 3_of_a_kind score_three_of_a_kind three_kind
        threeOfKind three_same score_3_of_a_kind tre_like treLike poeng_tre_like
        calculateThreeOfAKind toak trips triplet three_of_a_kind_score is_three_of_a_kind
        threekind get3OfAKind three_alike 3kind _3_of_kind ThreeOfAKindScorer TreLikeRegel
        tre_like_poeng
    """,
    "four of a kind": """
        four_of_a_kind fourOfAKind FourOfAKind 4_of_a_kind score_four_of_a_kind four_kind fourSame
        quads fire_like fireLike foak score4OfAKind get_four_of_a_kind calculate_four_of_a_kind
        four_of_kind fourofakind poker
    """,
    "small straight": """
        small_straight smallStraight SmallStraight score_small_straight scoreSmallStraight
        low_straight short_straight liten_straight litenStraight little_straight straight_small
        is_small_straight calc_small_straight smallStraightScore small_str smstraight
        minor_straight SMALL_STRAIGHT smallStr liten_straight_poeng
    """,
    "large straight": """
        large_straight largeStraight LargeStraight big_straight score_large_straight
        scoreLargeStraight high_straight long_straight stor_straight storStraight straight_large
        is_large_straight check_large_straight largeStraightScore lgstraight poeng_stor_straight
        høy_straight
    """,
    "full house": """
        full_house fullHouse FullHouse fullhouse score_full_house scoreFullHouse full_house_score
        is_full_house house hus poeng_hus score_hus calculateFullHouse getFullHouseScore
        FULL_HOUSE fh FullHouseStrategy beregn_hus full_boat ScoreFullHouse full-house poengForHus
        husPoeng regnUtHus fullt_hus
    """,
}
"""Names of functions, methods, classes and members, by the category that they stand for."""

SLIPS = {
    "smal_straight": "small straight",
    "large_straigt": "large straight",
    "larg_straight": "large straight",
    "full_hous": "full house",
    "fullhosue": "full house",
    "three_of_a_kid": "three of a kind",
    "four_of_a_kin": "four of a kind",
    "tree_of_a_kind": "three of a kind",
    "two_pairz": "two pairs",
    "smallStraigth": "small straight",
    "litten_straight": "small straight",
    "stor_strait": "large straight",
    "seksrere": "sixes",
    "small_stright": "small straight",
    "full_houes": "full house",
    "forofakind": "four of a kind",
    "threeofkinds": "three of a kind",
}
"""Names with a slip of the pen, by what was meant."""

OPERATION = """
    score Score calculate_score calculateScore get_score getScore compute_score score_roll
    scoreRoll score_dice points get_points calculate poeng beregn_poeng beregnPoeng poengsum
    calculate_points evaluate evaluate_roll score_category score_for_category calc_score scoreHand
    score_for
"""
"""Names of one function for all categories."""

NEITHER = """
    count_dice roll_dice is_pair_left get_dice sum_of_pairs_helper main roll throw_dice
    print_score_card count_faces frequencies has_n_of_a_kind n_of_a_kind most_common sort_dice
    counts highest_face sum_of_face faces_showing face_count dice_values validate is_valid
    play_game new_game test_two_pairs count_pairs pair_faces helper occurrences tally reroll
    keep_dice next_player upper_section upper_bonus score_card print_board antall_like
    tell_terninger kast_terninger straight of_a_kind make_pairs all_pairs_left remaining_pair
    get_counts sum_dice dice_sum ones_to_sixes two_of_each first_pair second_pair pair1 lower_pair
    other_pair small_pair chance_of_winning Dice Hand Player Game Category Terning Spiller
    all_ones number_of_ones num_pairs remove_pair score_upper sum_up highest group_by_face
    multiples best_category choose_category possible_scores print_score final_score bonus_points
    score_player read_dice Counter ones_and_fives max_score update_score show_score pair_of_a_kind
    count_ones
"""
"""Helpers, games, tests and types: names that stand for no category and for no operation."""

COUNTED = """
    two_dice three_dice four_dice one_die
"""
"""A number and what it counts."""

NO_SLIPS = """
    is_straight has_straight get_straight score_straight straight_score test_pair test_pairs
    rest_pair main roll_dice print_scorecard small large straights sum_of_dice
"""
"""Names that are near to some category and were written as they were meant."""


@pytest.mark.parametrize(
    ("name", "category"),
    [(name, category) for category, names in CATEGORIES.items() for name in names.split()],
)
def test_a_category_by_whatever_name(name: str, category: str) -> None:
    """Prefixes, suffixes, digits and every style lead to the category, and to no operation."""
    assert YATZY.category(name) == category
    assert YATZY.operation(name) is None or category == "yatzy"


@pytest.mark.parametrize("name", OPERATION.split())
def test_the_operation_by_whatever_name(name: str) -> None:
    """One function for all is known by its name, and is taken for no category."""
    assert YATZY.operation(name) == "score"
    assert YATZY.category(name) is None


@pytest.mark.parametrize("name", NEITHER.split())
def test_a_helper_is_neither(name: str) -> None:
    """What counts, rolls, prints or holds dice is no category and scores nothing."""
    assert YATZY.category(name) is None
    assert YATZY.operation(name) is None


@pytest.mark.parametrize("name", COUNTED.split())
def test_a_number_of_dice_is_no_category(name: str) -> None:
    """Two dice are no twos."""
    assert YATZY.category(name) is None
    assert YATZY.operation(name) is None


def test_the_name_of_the_game_is_left_to_the_signature() -> None:
    """`yatzy_score` scores a yatzy, or any category of the game that is called so."""
    assert YATZY.category("yatzy_score") == "yatzy"
    assert YATZY.operation("yatzy_score") == "score"


@pytest.mark.parametrize(("name", "meant"), SLIPS.items())
def test_a_slip_of_the_pen_is_seen_through(name: str, meant: str) -> None:
    """A letter too few, too many or in the wrong place: it isn't the category, but was meant."""
    assert YATZY.category(name) is None
    assert YATZY.slip(name) == meant


@pytest.mark.parametrize("name", [*NO_SLIPS.split(), *NEITHER.split()])
def test_what_was_meant_is_no_slip(name: str) -> None:
    """A word that was left out or put before is no slip of the pen."""
    assert YATZY.slip(name) is None


def test_a_name_is_its_own_slip_no_more() -> None:
    """What stands for a category already is no slip of another."""
    names = [name for listed in CATEGORIES.values() for name in listed.split()]
    assert len(names) > 200
    assert [name for name in names if YATZY.slip(name)] == []
