-- Hash of the secret with which the visitor can correct the e-mail address of the held seat.
alter table guest_bookings add column "HoldHash" text constraint guest_bookings_hold unique;
