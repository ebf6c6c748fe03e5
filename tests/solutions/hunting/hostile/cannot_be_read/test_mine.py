from yatzy import no_such_thing
