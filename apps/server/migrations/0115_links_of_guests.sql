-- Links in mails after the confirmation.
create table guest_links (
  "SecretHash" text primary key,
  "GuestBookingId" bigint not null references guest_bookings on delete cascade
);
create index guest_links_booking on guest_links ("GuestBookingId");
