-- The name of a club holds no two spaces in a row, nor any other than the plain one: names that read alike are one. Those stored before are
-- written so too; one that would then be another club's is numbered by the next number that no club has.
do $$
declare
  one record;
  line text;
  free text;
  number integer;
begin
  for one in select "ClubId", "Name" from clubs order by "ClubId" loop
    line := btrim(regexp_replace(one."Name", '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'));
    continue when line = one."Name" or line = '';
    free := line;
    number := 1;
    while exists (select from clubs where lower("Name") = lower(free) and "ClubId" <> one."ClubId") loop
      number := number + 1;
      free := rtrim(left(line, 100 - length(' ' || number))) || ' ' || number;
    end loop;
    update clubs set "Name" = free, "RowVersion" = "RowVersion" + 1 where "ClubId" = one."ClubId";
  end loop;
end
$$;
