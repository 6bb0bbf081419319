-- Lists of a whole club are paged, searched and counted here: their first page must cost the same for fifty people and for
-- fifty thousand.

-- Words as people look for them: without case and accents. Needs no extension, so that it holds on every database.
create function folded(words text) returns text language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'));

-- By what staff calls a person (rules/accounts/users/names), and by whatever is known of her. Of a name as long as a page the
-- beginning decides: an entry of an index has its limits.
alter table users
  add column "SortName" text collate "C" not null
    generated always as (left(folded(coalesce(nullif(trim("FirstMidName" || ' ' || "LastName"), ''), "Nickname")), 200)) stored,
  add column "SearchText" text collate "C" not null
    generated always as (folded("FirstMidName" || ' ' || "LastName" || ' ' || "Nickname" || ' ' || "Email")) stored;
create index users_sort_name on users ("SortName", "UserId");
-- The people of a club, each once, from the index alone.
create index user_roles_people on user_roles ("ClubId", "UserId", "Role");

-- What an interval adds up to, from the index alone.
drop index transactions_club;
create index transactions_club on transactions ("ClubId", "At", "TransactionId")
  include ("Type", "Method", "Currency", "Amount", "UserId") where "DeletedAt" is null;
