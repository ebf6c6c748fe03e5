#!/usr/bin/env perl
# A Greed solution in a language that has no bridge, speaking the lines by itself.
use strict;
use warnings;
use JSON::PP;

sub score {
    my %many;
    $many{$_}++ for @_;
    my $points = 0;
    for my $face (keys %many) {
        if ($many{$face} >= 3) {
            $points += $face == 1 ? 1000 : 100 * $face;
            $many{$face} -= 3;
        }
        $points += $many{$face} * ($face == 1 ? 100 : $face == 5 ? 50 : 0);
    }
    return $points;
}

my $json = JSON::PP->new->ascii;
my $offer = {path => ['score'], parameters => [{name => 'dice'}]};
open my $lines, '>&', \*STDOUT or die "no way to answer: $!";
open STDOUT, '>&', \*STDERR or die "no way to print: $!";    # what is printed is no answer
select((select($lines), $| = 1)[0]);

while (my $line = <STDIN>) {
    my $request = $json->decode($line);
    my %reply = (error => {kind => 'Unknown', message => "there is no $request->{op}"});
    %reply = (offers => [$offer]) if $request->{op} eq 'describe';
    if ($request->{op} eq 'call') {
        my $points = eval { score(@{$request->{arguments}[0]}) };
        %reply = defined $points ? (value => $points + 0) : (error => {kind => 'die', message => "$@"});
    }
    print {$lines} $json->encode({id => $request->{id}, %reply}), "\n";
}
