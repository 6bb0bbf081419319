-- The article that a payment bought, for the order of the tiles at the cash desk. Like a package, an article is never deleted.
alter table transactions add column "ArticleId" bigint;
