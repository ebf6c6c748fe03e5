#!/usr/bin/env python
# -*- coding: utf-8 -*-

from runner.koan import *


def score(dice):
    points = 0
    for face in sorted(set(dice)):
        count = dice.count(face)
        if count >= 3:
            points += 1000 if face == 1 else face * 100
            count -= 3
        if face == 1:
            points += 100 * count
        if face == 5:
            points += 50 * count
    return points


class AboutScoringProject(Koan):
    def test_score_of_an_empty_list_is_zero(self):
        self.assertEqual(0, score([]))

    def test_score_of_a_single_roll_of_5_is_50(self):
        self.assertEqual(50, score([5]))

    def test_score_of_mixed_is_sum(self):
        self.assertEqual(250, score([2, 5, 2, 2, 3]))
