import { z } from 'zod';
import { wayInSchema } from '../../accounts/roles.ts';
import { loggedClubFields } from '../../clubs/clubs.ts';
import { correctedFields } from '../../members/adding/adding.ts';
import { clientStageSchema } from '../../members/pipeline/pipeline.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

/** What somebody does in a club and the log tells, by what it is about; names of events. What happens with seats has its own lists. */
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
    'DeskProfileCorrected',
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
  Classes: ['ClassAdded', 'ClassUpdated', 'ClassPublished', 'ClassUnpublished', 'ClassDeleted', 'ScheduleChanged'],
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
  Messages: ['ClubMessageSent', 'ClubMessagePlanned', 'ClubMessageTakenBack'],
  Settings: [
    'ClubCreated',
    'ClubUpdated',
    'BookingSettingsUpdated',
    'PaymentSettingsUpdated',
    'SubscriptionTypeAdded',
    'SubscriptionTypeUpdated',
    'SubscriptionTypeDeleted',
    'CreditsPackageAdded',
    'CreditsPackageUpdated',
    'CreditsPackageDeleted',
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

/** Every kind of event that the log tells. */
export const allLogged: readonly LoggedEvent[] = logKinds.flatMap((kind): readonly LoggedEvent[] => loggedEvents[kind]);

/** Days one look at the log may span; of what was done to one member it may span all (OPS-222). */
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
  /** Who did it; null: the house did, or she has no account any more. */
  By: logPersonSchema.nullable(),
  /** To whom it was done; null where it is about nobody, or she has no account any more. */
  Target: logPersonSchema.nullable(),
  /** Name or title of what it was done to. */
  Subject: z.string().nullable(),
  /** Of a class (of several the first), challenge or policy: which one. */
  SubjectId: idSchema.nullable(),
  /** Money that moved, in minor units of the currency. */
  Amount: z.number().int().nullable(),
  Currency: z.string().nullable(),
  /** Role that was given, taken or offered. */
  Role: z.enum(['Athlete', 'Trainer', 'Manager']).nullable(),
  /** How who joined came in; null where it is about something else, or was not told yet. */
  CameBy: wayInSchema.nullable(),
  /** Where in the pipeline somebody was moved. */
  Stages: z.object({ From: clientStageSchema, To: clientStageSchema }).nullable(),
  /** What of a profile or of the club was changed; never its values. */
  Fields: z.array(changedFieldSchema),
  /** How many were concerned at once: classes of a series where it is of `Classes`, else people. */
  Count: z.number().int(),
});
export type ClubLog = z.infer<typeof clubLogSchema>;
