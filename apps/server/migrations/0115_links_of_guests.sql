-- Links to a guest's booking in mails after the confirmation; the link of the confirmation stays valid.
create table guest_links (
  "SecretHash" text primary key,
  "GuestBookingId" bigint not null references guest_bookings on delete cascade
);
create index guest_links_booking on guest_links ("GuestBookingId");
