import { z } from 'zod';
import { wayInSchema } from '../../accounts/roles.ts';
import { availabilityChangeSchema } from '../../calendar/appointments.ts';
import { loggedClubFields } from '../../clubs/clubs.ts';
import { correctedFields, howKnownSchema } from '../../members/adding/adding.ts';
import { clubRoleSchema } from '../../members/membership.ts';
import { clientStageSchema } from '../../members/pipeline/pipeline.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

/** Events by subject. Bookings are left out, because they have lists of their own. */
export const loggedEvents = {
  Money: [
    'TransactionAdded',
    'TransactionUpdated',
    'TransactionDeleted',
    'DebtWrittenOff',
    'OrderFulfilled',
    'UserSubscriptionAdd',
    'UserSubscriptionUpdate',
    'UserSubscriptionDelete',
    'UserSubscriptionSuspend',
    'UserSubscriptionReactivate',
    'SubscriptionDeclined',
    'CreditsAdd',
    'CreditsSub',
    'CashDeskOpened',
    'CashPutIn',
    'CashTakenOut',
    'DayClosed',
  ],
  Members: [
    'ClubJoined',
    'RoleGiven',
    'RoleTaken',
    'BrandOwnerAdded',
    'BrandOwnerRemoved',
    'UserLeftClub',
    'MembersImported',
    'JoinAnswered',
    'CreatedInvitation',
    'InvitationResent',
    'InvitationChanged',
    'InvitationAccepted',
    'AccessHandedOver',
    'PeopleExported',
    'ClubExportRequested',
    'DeskProfileCorrected',
    'DeskCorrectionUndone',
    'EmailProposed',
    'ClientStageChanged',
    'GuestMarked',
    'StaffMarked',
    'BookingBanned',
    'StrikeForgiven',
    'ExpirationAdded',
    'ExpirationUpdated',
    'ExpirationDeleted',
    'PoliciesNotAccepted',
    'FamilyAsked',
    'FamilyAgreed',
    'FamilyEnded',
    'UserTagsChanged',
    'ClubTagFilled',
    'ClubTagEmptied',
  ],
  Classes: [
    'ClassAdded',
    'ClassUpdated',
    'ClassPublished',
    'ClassUnpublished',
    'ClassDeleted',
    'ScheduleChanged',
    'AvailabilityUpdated',
  ],
  Training: [
    'StartedLive',
    'StoppedLive',
    'WorkoutSheetShared',
    'TrainingProgramShared',
    'ChallengeAdded',
    'ChallengeUpdated',
    'ChallengeEnabled',
    'ChallengeDisabled',
    'ChallengeDeleted',
    'ChallengeAwardsGiven',
    'ChallengeInvited',
    'ChallengeParticipantAdded',
    'ChallengeParticipantRemoved',
  ],
  Messages: [
    'ClubMessageSent',
    'ClubMessagePlanned',
    'ClubMessageTakenBack',
    'AutomationAdded',
    'AutomationUpdated',
    'AutomationEnabled',
    'AutomationDisabled',
    'AutomationDeleted',
  ],
  Settings: [
    'ClubCreated',
    'ClubUpdated',
    'BookingSettingsUpdated',
    'WebsiteUpdated',
    'PaymentSettingsUpdated',
    'SubscriptionTypeAdded',
    'SubscriptionTypeUpdated',
    'SubscriptionTypeDeleted',
    'CreditsPackageAdded',
    'CreditsPackageUpdated',
    'CreditsPackageDeleted',
    'GoodsAdded',
    'GoodsUpdated',
    'PolicyPublished',
    'PolicyUnpublished',
    'ClubTagAdded',
    'ClubTagUpdated',
    'ClubTagDeleted',
    'FactorDemanded',
    'FactorDemandLifted',
    'LicenseGiven',
    'LicenseUpdated',
    'LicenseDeleted',
  ],
  Devices: [
    'RoomCreated',
    'RoomUpdated',
    'RoomDeleted',
    'BridgeRegistered',
    'BridgeUpdated',
    'BridgeDeleted',
    'DisplayPaired',
    'DisplayUpdated',
    'DisplayUnpaired',
    'KioskCreated',
    'KioskPaired',
    'KioskDeleted',
    'AppCodeRequested',
    'AppRegistered',
    'AppDeleted',
    'DemoUserAdded',
    'DemoUserUpdated',
    'DemoUserDeleted',
    'WebhookConnected',
    'WebhookDisconnected',
    'WebhookDeleted',
    'ApiTokenMade',
    'ApiTokenRevoked',
  ],
} as const;

export const logKinds = [
  'Money',
  'Members',
  'Classes',
  'Training',
  'Messages',
  'Settings',
  'Devices',
] as const satisfies readonly (keyof typeof loggedEvents)[];
export type LogKind = (typeof logKinds)[number];
export type LoggedEvent = (typeof loggedEvents)[LogKind][number];

export const allLogged: readonly LoggedEvent[] = logKinds.flatMap((kind): readonly LoggedEvent[] => loggedEvents[kind]);

/** Longest interval of a query. The log of one member has no limit. */
export const LOG_MAX_DAYS = 120;

export const logPersonSchema = z.object({
  UserId: idSchema,
  Nickname: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
});
export type LogPerson = z.infer<typeof logPersonSchema>;

export const changedFieldSchema = z.enum([...correctedFields, ...loggedClubFields]);

export const clubLogSchema = z.object({
  ClubLogEntryId: idSchema,
  At: instantSchema,
  Kind: z.enum(logKinds),
  Type: z.enum(allLogged),
  /** Null when the server acted, or when the account no longer exists. */
  By: logPersonSchema.nullable(),
  Target: logPersonSchema.nullable(),
  Subject: z.string().nullable(),
  /** Id of the changed class (of several the first), challenge or policy. */
  SubjectId: idSchema.nullable(),
  Amount: z.number().int().nullable(),
  Currency: z.string().nullable(),
  Role: clubRoleSchema.nullable(),
  CameBy: wayInSchema.nullable(),
  HowKnown: howKnownSchema.nullable(),
  Stages: z.object({ From: clientStageSchema, To: clientStageSchema }).nullable(),
  Fields: z.array(changedFieldSchema),
  /** The changed availability of the trainer `Target`, otherwise of the author. */
  Availability: availabilityChangeSchema.nullable(),
  /** Number of classes in an entry about classes, otherwise of people. */
  Count: z.number().int(),
});
export type ClubLog = z.infer<typeof clubLogSchema>;
