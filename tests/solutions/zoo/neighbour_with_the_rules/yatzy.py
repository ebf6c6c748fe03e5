import rules


def score(dice, category):
    if len(dice) not in (4, 5):
        raise ValueError(f"Yatzy is played with four or five dice, not {len(dice)}")
    return getattr(rules, category.replace(" ", "_"))(dice)
