-- What the seconds on target of a result are of: of heart rates or, of a flow of FTP whose training has watts, of power. Null: it counts turns.
alter table room_results add "Measure" text constraint room_results_measure check ("Measure" in ('HeartRate', 'Ftp'));
update room_results set "Measure" = 'HeartRate' where "Segments" is not null;
