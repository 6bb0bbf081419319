-- Challenges that a club shows on other websites beside its rankings; one that is there no more is shown no more.
alter table ranking_embeds add column "Challenges" bigint[] not null default '{}';
