-- What the contract has always refused, the tables refuse too; the column types are read from these checks.
alter table users
  add check ("Language" in ('en', 'it', 'es', 'fr')),
  add check ("DateFormat" in ('ddmmyyyy', 'mmddyyyy', 'yyyymmdd')),
  add check ("TimeFormat" in ('h24', 'h12')),
  add check ("FirstDayOfWeek" in ('Monday', 'Saturday', 'Sunday')),
  add check ("UnitSystem" in ('Metric', 'Imperial')),
  add check ("Gender" in ('Unspecified', 'Male', 'Female'));

alter table user_subscriptions
  add check (
    "PaymentStatus" in (
      'WaitingInitialPayment', 'InitialPaymentFailed', 'RetryingPayment', 'PaymentFailed',
      'CanceledImmediately', 'CanceledAtPeriodEnd', 'PaymentPeriodTerminated'
    )
  );
