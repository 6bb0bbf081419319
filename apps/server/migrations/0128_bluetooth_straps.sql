-- Straps that speak Bluetooth alone are linked by their address; what a strap says of its battery is kept.
alter table sensors
  drop constraint "sensors_Model_check",
  add constraint "sensors_Model_check" check ("Model" in ('Clubpulse', 'MZ', 'Garmin', 'Bluetooth')),
  add column "Battery" smallint check ("Battery" between 0 and 100);
alter table demo_users
  drop constraint demo_users_model,
  add constraint demo_users_model check ("Model" in ('Clubpulse', 'MZ', 'Garmin', 'Bluetooth'));
