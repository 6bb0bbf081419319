-- The highest level that was shown to her when it rose: the moment comes once. It follows the level down, so that a later rise has one again.
alter table levels_told add column "Shown" integer not null default 0 constraint levels_told_shown check ("Shown" between 0 and 10);
-- Of those before this there was none to show.
update levels_told set "Shown" = "Level";
