-- What a club answered to a dispute. The key is stored before the answer is sent, so that it is sent once.
create table payment_dispute_answers (
  "PaymentDisputeId" bigint primary key references payment_disputes on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  "Kind" text not null check ("Kind" in ('Evidence', 'Accepted')),
  "RequestKey" text not null,
  -- The texts that go to the bank; null for what the club left out.
  "Purchase" text,
  "Policies" text,
  "Visits" text,
  "Words" text,
  "AnsweredAt" timestamptz not null,
  "AnsweredBy" bigint references users on delete set null,
  "SentAt" timestamptz,
  -- Code of the provider when it refuses the answer. Another one may then follow.
  "Refusal" text,
  check ("SentAt" is null or "Refusal" is null),
  check (("Kind" = 'Accepted') = (coalesce("Purchase", "Policies", "Visits", "Words") is null))
);
create index payment_dispute_answers_club on payment_dispute_answers ("ClubId");
create index payment_dispute_answers_answered_by on payment_dispute_answers ("AnsweredBy") where "AnsweredBy" is not null;
create index payment_dispute_answers_unsent on payment_dispute_answers ("AnsweredAt") where "SentAt" is null and "Refusal" is null;
