-- What the log of a club tells, with what the desk corrected of members as whom nobody signs in.
drop index events_club_log;
create index events_club_log on events ("ClubId", "At" desc, "EventId" desc) where "Type" in (
  'TransactionAdded', 'TransactionUpdated', 'TransactionDeleted', 'DebtWrittenOff', 'OrderFulfilled',
  'UserSubscriptionDelete', 'UserSubscriptionSuspend', 'UserSubscriptionReactivate', 'SubscriptionDeclined', 'ClubJoined',
  'RoleGiven', 'RoleTaken', 'UserLeftClub', 'CreatedInvitation', 'InvitationChanged', 'InvitationAccepted',
  'DeskProfileCorrected', 'ClientStageChanged', 'GuestMarked', 'StaffMarked', 'BookingBanned', 'StrikeForgiven',
  'ExpirationAdded', 'ExpirationUpdated', 'ExpirationDeleted', 'ClassAdded', 'ClassUpdated', 'ClassPublished',
  'ClassUnpublished', 'ClassDeleted', 'ScheduleChanged', 'ClubCreated', 'ClubUpdated', 'BookingSettingsUpdated',
  'PaymentSettingsUpdated', 'SubscriptionTypeAdded', 'SubscriptionTypeUpdated', 'SubscriptionTypeDeleted',
  'CreditsPackageAdded', 'CreditsPackageUpdated', 'CreditsPackageDeleted', 'PolicyPublished', 'PolicyUnpublished',
  'LicenseGiven', 'LicenseUpdated', 'LicenseDeleted', 'RoomCreated', 'RoomUpdated', 'RoomDeleted', 'BridgeRegistered',
  'BridgeUpdated', 'BridgeDeleted', 'DisplayPaired', 'DisplayUpdated', 'DisplayUnpaired', 'KioskCreated', 'KioskPaired',
  'KioskDeleted', 'AppCodeRequested', 'AppRegistered', 'AppDeleted', 'DemoUserAdded', 'DemoUserUpdated', 'DemoUserDeleted',
  'WebhookConnected', 'WebhookDisconnected', 'WebhookDeleted'
);
