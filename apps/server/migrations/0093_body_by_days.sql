-- Her body by the day from which it was so, as her profile said it: an old training keeps the weight and the power of its day. The row
-- of the year 1 is what stood before anything changed; without a row nothing ever did.
create table body_history (
  "UserId" bigint not null references users on delete cascade,
  "Since" date not null,
  "Gender" text constraint body_history_gender check ("Gender" in ('Unspecified', 'Male', 'Female')),
  "Height" double precision,
  "Weight" double precision,
  "FTP" integer,
  primary key ("UserId", "Since")
);

create function users_keep_body_history() returns trigger language plpgsql as $$
begin
  insert into body_history values (old."UserId", date '0001-01-01', old."Gender", old."Height", old."Weight", old."FTP")
    on conflict do nothing;
  insert into body_history values (new."UserId", (now() at time zone 'UTC')::date, new."Gender", new."Height", new."Weight", new."FTP")
    on conflict ("UserId", "Since") do update set
      "Gender" = excluded."Gender", "Height" = excluded."Height", "Weight" = excluded."Weight", "FTP" = excluded."FTP";
  return null;
end $$;
create trigger users_body_history after update on users for each row
  when ((old."Gender", old."Height", old."Weight", old."FTP") is distinct from (new."Gender", new."Height", new."Weight", new."FTP"))
  execute function users_keep_body_history();

-- What the places are shifted by that others do not see of her routes: without it nobody finds the middle of what is hidden.
create table route_secrets (
  "UserId" bigint primary key references users on delete cascade,
  "Secret" uuid not null default gen_random_uuid()
);
