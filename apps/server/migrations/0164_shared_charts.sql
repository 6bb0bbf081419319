-- Links that stand were given away for their figures alone; of those that open one training none shows more than another.
alter table training_links add column "ShowsCharts" boolean not null default false;
alter table training_links alter column "ShowsCharts" drop default;
