-- Marks an event of the club's activity log when it is written, so that a new type of entry needs no new index.
alter table events add column "Logged" boolean not null default false;
update events set "Logged" = true
  where ("Type" in ('TransactionAdded', 'TransactionUpdated', 'TransactionDeleted', 'DebtWrittenOff', 'OrderFulfilled',
    'UserSubscriptionAdd', 'UserSubscriptionUpdate', 'UserSubscriptionDelete', 'UserSubscriptionSuspend', 'UserSubscriptionReactivate',
    'SubscriptionDeclined', 'CreditsAdd', 'CreditsSub', 'ClubJoined', 'RoleGiven', 'RoleTaken', 'BrandOwnerAdded', 'BrandOwnerRemoved',
    'UserLeftClub', 'MembersImported', 'JoinAnswered', 'CreatedInvitation', 'InvitationResent', 'InvitationChanged',
    'InvitationAccepted', 'AccessHandedOver', 'PeopleExported', 'DeskProfileCorrected', 'ClientStageChanged', 'GuestMarked',
    'StaffMarked', 'BookingBanned', 'StrikeForgiven', 'ExpirationAdded', 'ExpirationUpdated', 'ExpirationDeleted', 'PoliciesNotAccepted',
    'FamilyAsked', 'FamilyAgreed', 'FamilyEnded', 'UserTagsChanged', 'ClubTagFilled', 'ClubTagEmptied', 'ClassAdded', 'ClassUpdated',
    'ClassPublished', 'ClassUnpublished', 'ClassDeleted', 'ScheduleChanged', 'StartedLive', 'StoppedLive', 'WorkoutSheetShared',
    'TrainingProgramShared', 'ChallengeAdded', 'ChallengeUpdated', 'ChallengeEnabled', 'ChallengeDisabled', 'ChallengeDeleted',
    'ChallengeAwardsGiven', 'ChallengeInvited', 'ChallengeParticipantAdded', 'ChallengeParticipantRemoved', 'ClubMessageSent',
    'ClubMessagePlanned', 'ClubMessageTakenBack', 'ClubCreated', 'ClubUpdated', 'BookingSettingsUpdated', 'PaymentSettingsUpdated',
    'SubscriptionTypeAdded', 'SubscriptionTypeUpdated', 'SubscriptionTypeDeleted', 'CreditsPackageAdded', 'CreditsPackageUpdated',
    'CreditsPackageDeleted', 'PolicyPublished', 'PolicyUnpublished', 'ClubTagAdded', 'ClubTagUpdated', 'ClubTagDeleted',
    'FactorDemanded', 'FactorDemandLifted', 'LicenseGiven', 'LicenseUpdated', 'LicenseDeleted', 'RoomCreated', 'RoomUpdated',
    'RoomDeleted', 'BridgeRegistered', 'BridgeUpdated', 'BridgeDeleted', 'DisplayPaired', 'DisplayUpdated', 'DisplayUnpaired',
    'KioskCreated', 'KioskPaired', 'KioskDeleted', 'AppCodeRequested', 'AppRegistered', 'AppDeleted', 'DemoUserAdded', 'DemoUserUpdated',
    'DemoUserDeleted', 'WebhookConnected', 'WebhookDisconnected', 'WebhookDeleted')) and (("Type" not in ('CreditsAdd', 'CreditsSub'))
    or ("Payload" ->> 'Reason') = 'Adjustment');
drop index events_club_log;
create index events_club_log on events ("ClubId", "At" desc, "EventId" desc) where "Logged";
