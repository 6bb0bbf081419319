-- A kiosk is a tablet that nobody attends: a code that is typed there once and ends soon buys a token, of which the hash is kept. The codes
-- of before were names that everybody could read, and pair nothing.
alter table kiosks
  drop column "Code",
  add column "Code" text constraint kiosks_code unique,
  add column "CodeEndsAt" timestamptz,
  add column "TokenHash" text constraint kiosks_token unique,
  add column "PairedAt" timestamptz,
  add column "LastSeen" timestamptz,
  add constraint kiosks_whole_code check (("Code" is null) = ("CodeEndsAt" is null)),
  add constraint kiosks_paired check (("TokenHash" is null) = ("PairedAt" is null));

-- Where she came in by herself; null: at the desk, or at a kiosk that is gone.
alter table check_ins add column "KioskId" bigint references kiosks on delete set null;
create index check_ins_kiosk on check_ins ("KioskId");

-- A code that a kiosk spent stays until it is over: read there again, by a camera or after an answer that was lost, it says the same.
alter table check_in_codes
  add column "KioskId" bigint references kiosks on delete cascade,
  add column "SpentAt" timestamptz,
  add constraint check_in_codes_spent check (("KioskId" is null) = ("SpentAt" is null));
create index check_in_codes_kiosk on check_in_codes ("KioskId");

-- What the log of a club tells, with the kiosks that were paired.
drop index events_club_log;
create index events_club_log on events ("ClubId", "At" desc, "EventId" desc) where "Type" in (
  'TransactionAdded', 'TransactionUpdated', 'TransactionDeleted', 'DebtWrittenOff', 'OrderFulfilled',
  'UserSubscriptionDelete', 'UserSubscriptionSuspend', 'UserSubscriptionReactivate', 'SubscriptionDeclined', 'ClubJoined',
  'RoleGiven', 'RoleTaken', 'UserLeftClub', 'CreatedInvitation', 'InvitationChanged', 'InvitationAccepted',
  'ClientStageChanged', 'GuestMarked', 'StaffMarked', 'BookingBanned', 'StrikeForgiven', 'ExpirationAdded', 'ExpirationUpdated',
  'ExpirationDeleted', 'ClassAdded', 'ClassUpdated', 'ClassPublished', 'ClassUnpublished', 'ClassDeleted',
  'ScheduleChanged', 'ClubCreated', 'ClubUpdated', 'BookingSettingsUpdated', 'PaymentSettingsUpdated',
  'SubscriptionTypeAdded', 'SubscriptionTypeUpdated', 'SubscriptionTypeDeleted', 'CreditsPackageAdded',
  'CreditsPackageUpdated', 'CreditsPackageDeleted', 'PolicyPublished', 'PolicyUnpublished', 'LicenseGiven',
  'LicenseUpdated', 'LicenseDeleted', 'RoomCreated', 'RoomUpdated', 'RoomDeleted', 'BridgeRegistered', 'BridgeUpdated',
  'BridgeDeleted', 'DisplayPaired', 'DisplayUpdated', 'DisplayUnpaired', 'KioskCreated', 'KioskPaired', 'KioskDeleted',
  'AppCodeRequested', 'AppRegistered', 'AppDeleted', 'DemoUserAdded', 'DemoUserUpdated', 'DemoUserDeleted',
  'WebhookConnected', 'WebhookDisconnected', 'WebhookDeleted'
);
