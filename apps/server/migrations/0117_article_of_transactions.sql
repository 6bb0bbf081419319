-- An article is never deleted.
alter table transactions add column "ArticleId" bigint;
