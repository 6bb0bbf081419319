-- Staff moved her from a seat to the waiting list: she is not offered one until somebody leaves another.
alter table class_participants add column "TakenFromSeat" boolean not null default false
  check ("State" = 'Waiting' or not "TakenFromSeat");
