-- What stands of a person without a foreign key went with nobody: her heart rates by the second, the mark that some of them are to be
-- computed, and her address in events that name her. A test finds the tables that say a person and have neither a key nor a trigger here.
delete from training_due where not exists (select from users where users."UserId" = training_due."UserId");
alter table training_due add foreign key ("UserId") references users on delete cascade;

-- Not by a foreign key: a month's first minute makes a part of the table, for which a key would lock all people.
delete from heart_minute where not exists (select from users where users."UserId" = heart_minute."UserId");
create function heart_minute_erased() returns trigger language plpgsql as $$
begin
  delete from heart_minute where "UserId" = old."UserId";
  return null;
end $$;
create trigger users_erased_heart_minute after delete on users for each row execute function heart_minute_erased();

-- An event stays, without the words by which somebody would still know her. Nobody's address is forgotten for who only claimed it.
create index events_target on events (("Payload"->>'Target')) where "Payload"->>'Email' is not null;
create index events_address on events (lower("Payload"->>'Email')) where "Payload"->>'Email' is not null;
create function without_the_person(payload jsonb) returns jsonb language sql immutable as $$
  select payload || '{"Email": null}' || case when payload->>'Nickname' is null then '{}' else '{"Nickname": null}'::jsonb end
$$;
create function events_erased() returns trigger language plpgsql as $$
begin
  update events set "Payload" = without_the_person("Payload")
  where "Payload"->>'Email' is not null and "Payload"->>'Target' = old."UserId"::text;
  if old."EmailConfirmed" then
    update events set "Payload" = without_the_person("Payload")
    where "Payload"->>'Email' is not null and lower("Payload"->>'Email') = lower(old."Email");
  end if;
  return null;
end $$;
create trigger users_erased_events after delete on users for each row execute function events_erased();

update events set "Payload" = without_the_person("Payload")
where "Type" in ('UserLeftClub', 'InvitationAccepted') and "Payload"->>'Email' is not null
  and not exists (select from users where users."UserId"::text = events."Payload"->>'Target');
