-- Why a member ended a subscription: in their words, or as staff know it. Without a row the member did not say.
create table end_reasons (
  "UserSubscriptionId" bigint primary key references user_subscriptions on delete cascade,
  "ClubId" bigint not null,
  "UserId" bigint not null,
  "Reason" text check ("Reason" in ('Moved', 'Price', 'NoTime', 'Health', 'OtherClub', 'Other')),
  "Words" text not null default '',
  constraint end_reasons_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index end_reasons_person on end_reasons ("ClubId", "UserId");

alter table left_subscriptions add column "Reason" text
  check ("Reason" in ('Moved', 'Price', 'NoTime', 'Health', 'OtherClub', 'Other'));
