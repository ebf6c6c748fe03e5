package com.acme.kata;

public class OldYatzy {
    int chance = "I never got this one to compile";
}
