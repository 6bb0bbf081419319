-- What the screens of a club say weights in, and the steps its loads come in (kilograms): null where it never said, and loads are as fine as they are.
alter table clubs
  add "UnitSystem" text not null default 'Metric' constraint clubs_units check ("UnitSystem" in ('Metric', 'Imperial')),
  add "BarStep" double precision constraint clubs_bar_step check ("BarStep" between 0.1 and 25),
  add "HandStep" double precision constraint clubs_hand_step check ("HandStep" between 0.1 and 25);
