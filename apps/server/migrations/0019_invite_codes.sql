-- Beside the code that people remember and others guess: one for links and QR codes, of 74 random bits.
alter table clubs add column "InviteCode" text not null unique
  default upper(substr(replace(gen_random_uuid()::text, '-', ''), 13, 20));
