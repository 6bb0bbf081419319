-- Whom a draft of the generator is for: it holds what is known of that member, and goes with the member's last role in the club.
alter table generated_drafts add column "ForUserId" bigint;
alter table generated_drafts add constraint generated_drafts_club_person
  foreign key ("ClubId", "ForUserId") references club_people ("ClubId", "UserId") on delete cascade;
create index generated_drafts_for on generated_drafts ("ClubId", "ForUserId");
