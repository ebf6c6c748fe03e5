"""The tables of a dojo's file.

Of a light there is all that was sent, as JSON, and beside it what pages ask for at every turn.
"""

VERSION = 1

TABLES = """
create table about (name text primary key, value text not null);
create table teams (
  number integer primary key,
  id text not null unique,
  animal text not null unique,
  name text not null,
  token text not null unique,
  joined real not null
);
create table lights (
  number integer primary key,
  team text not null references teams (id),
  id text not null,
  at real not null,
  light text not null,
  stage text not null,
  counts integer not null,
  answers integer not null,
  foretold integer,
  data text not null,
  difference text not null,
  unique (team, id)
);
create index strips on lights (team, at);
"""
