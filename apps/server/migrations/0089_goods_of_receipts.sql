-- Goods with a VAT code of their own, like subscription types and packages.
create table vat_articles (
  "ArticleId" bigint primary key references articles on delete cascade,
  "ClubId" bigint not null,
  "VatCode" text not null,
  foreign key ("ClubId", "VatCode") references vat_codes on delete cascade
);
create index vat_articles_code on vat_articles ("ClubId", "VatCode");

-- A document with several lines: one row for each line, with the same number. Each line belongs to its own transaction.
alter table receipts add column "Line" integer not null default 1 check ("Line" > 0);
alter table receipts drop constraint "receipts_ClubId_Kind_Year_Number_key";
alter table receipts add constraint receipts_number unique ("ClubId", "Kind", "Year", "Number", "Line");
