import { z } from 'zod';
import { wayInSchema } from '../accounts/roles.ts';
import { genderSchema } from '../accounts/users.ts';
import { userSubscriptionSchema } from '../billing/subscriptions.ts';
import { lookOutSchema } from '../calendar/seats/participants.ts';
import { clubUserSchema, memberMarksSchema } from '../members/people.ts';
import { clientStageSchema } from '../members/pipeline/pipeline.ts';
import { dateSchema, idSchema, instantSchema } from '../scalars.ts';

export const heldSchema = userSubscriptionSchema.pick({
  UserSubscriptionId: true,
  ClassSubscriptionId: true,
  SubscriptionName: true,
  State: true,
  PaymentLabel: true,
  Price: true,
  Currency: true,
  AmountDue: true,
  PartPaid: true,
  DueDateUTC: true,
  MaxActivities: true,
  RemainingTickets: true,
  ExpiryDate: true,
  ScheduledEnd: true,
  DeactivationDate: true,
});
export type Held = z.infer<typeof heldSchema>;

/** `Held` has the current subscriptions and those with a debt. Without any, it has the expired subscriptions. */
export const clubPersonSchema = clubUserSchema.extend({
  ...memberMarksSchema.shape,
  ClientStage: clientStageSchema.nullable(),
  CameBy: wayInSchema.nullable(),
  LastSeen: instantSchema.nullable(),
  Held: z.array(heldSchema),
});
export type ClubPerson = z.infer<typeof clubPersonSchema>;

/** Has all fields of an import. Contact data is null when not shared with the club. */
export const exportedPersonSchema = clubPersonSchema.extend({
  Phone: z.string().nullable(),
  BirthDate: dateSchema.nullable(),
  Gender: genderSchema.nullable(),
  Address1: z.string().nullable(),
  PostalCode: z.string().nullable(),
  City: z.string().nullable(),
  Groups: z.array(z.string()),
});
export type ExportedPerson = z.infer<typeof exportedPersonSchema>;

export const heldStates = [
  'None',
  'NotStarted',
  'Active',
  'Expiring',
  'Suspended',
  'Paused',
  'Expired',
  'NonRenewed',
  'Canceled',
] as const;
export const owedLabels = ['ToPay', 'Unpaid'] as const;
/** Members without a visit or stage are last in both directions. */
export const peopleSorts = ['Name', '-Name', 'Stage', '-Stage', 'LastSeen', '-LastSeen'] as const;

export const EXPORTED_AT_ONCE = 1_000;

export const clubAthleteSchema = clubUserSchema.extend({
  ...memberMarksSchema.shape,
  Followed: z.boolean(),
  LastTraining: z.object({ TrainingId: idSchema, Begin: instantSchema, Points: z.number().int() }).nullable(),
  LookOut: z.array(lookOutSchema),
});
export type ClubAthlete = z.infer<typeof clubAthleteSchema>;

const ledClassSchema = z.object({ ClassId: idSchema, Name: z.string(), Begin: instantSchema });
/** The figures are of the trainer's classes in the club's current week, from Monday. */
export const clubTrainerSchema = clubUserSchema.extend({
  Classes: z.number().int(),
  Minutes: z.number().int(),
  People: z.number().int(),
  LastClass: ledClassSchema.nullable(),
  NextClass: ledClassSchema.nullable(),
});
export type ClubTrainer = z.infer<typeof clubTrainerSchema>;
