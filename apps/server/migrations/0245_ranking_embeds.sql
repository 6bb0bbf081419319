-- How a club shows its rankings on other websites. The code stands in the address of the page; another one is made once it was taken back.
create table ranking_embeds (
  "ClubId" bigint primary key references clubs on delete cascade,
  -- Null: nothing is shown; what was said of it stays.
  "Code" text constraint ranking_embeds_code unique,
  -- What rankings are by, and of which days, in the order in which they are shown.
  "Rankings" text[] not null,
  "Ranges" text[] not null,
  -- Beside them a range that began on this day; null: none.
  "Since" date,
  "Rows" integer not null constraint ranking_embeds_rows check ("Rows" between 3 and 50),
  -- Null: the visitor's own.
  "Language" text,
  "Paper" text not null,
  "Text" text not null,
  "Mark" text not null,
  -- Websites that may show it; none: all may.
  "Origins" text[] not null,
  "RowVersion" integer not null default 0
);
