-- The same result, several times faster for text without accents. Not strict: the database puts it into the statement.
create or replace function folded(words text) returns text language sql immutable parallel safe
  return case when octet_length(words) = char_length(words) then lower(words)
    else lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')) end;
