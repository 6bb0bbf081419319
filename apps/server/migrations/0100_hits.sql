-- Strokes of a racket and blows of a glove that a sensor wrote into a recording: how many in each second (decision 0062).
alter table training_series
  add column "Hits" bytea,
  add constraint training_series_hits check (length("Hits") = "Seconds");
