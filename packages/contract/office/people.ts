import { z } from 'zod';
import { wayInSchema } from '../accounts/roles.ts';
import { genderSchema } from '../accounts/users.ts';
import { userSubscriptionSchema } from '../billing/subscriptions.ts';
import { lookOutSchema } from '../calendar/seats/participants.ts';
import { clubUserSchema, memberMarksSchema } from '../members/people.ts';
import { clientStageSchema } from '../members/pipeline/pipeline.ts';
import { dateSchema, idSchema, instantSchema } from '../scalars.ts';

/** What somebody holds, as far as a list of people says it. */
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

/** Somebody of the club with what she holds there: what is current or still owed, and only without any of it what is over. */
export const clubPersonSchema = clubUserSchema.extend({
  ...memberMarksSchema.shape,
  /** Null: she is no athlete there. */
  ClientStage: clientStageSchema.nullable(),
  /** How she came to be an athlete there; null: she is none, or nobody wrote it down. */
  CameBy: wayInSchema.nullable(),
  /** In a class, a training or at the door of the club; null: never. */
  LastSeen: instantSchema.nullable(),
  Held: z.array(heldSchema),
});
export type ClubPerson = z.infer<typeof clubPersonSchema>;

/**
 * Somebody in the file of a club's people: besides, what a file of people that is brought into a club says of her. Contact is null where she
 * does not share it with the club.
 */
export const exportedPersonSchema = clubPersonSchema.extend({
  Phone: z.string().nullable(),
  BirthDate: dateSchema.nullable(),
  Gender: genderSchema.nullable(),
  Address1: z.string().nullable(),
  PostalCode: z.string().nullable(),
  City: z.string().nullable(),
  /** Groups of the club by their names. */
  Groups: z.array(z.string()),
});
export type ExportedPerson = z.infer<typeof exportedPersonSchema>;

/** Asked for as holding: a state, or nothing that is current. */
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
/** Payments that somebody has to see to. */
export const owedLabels = ['ToPay', 'Unpaid'] as const;
/** Who was never seen, or is in no stage, comes last whichever way it is sorted. */
export const peopleSorts = ['Name', '-Name', 'Stage', '-Stage', 'LastSeen', '-LastSeen'] as const;

/** People in one answer of the export. */
export const EXPORTED_AT_ONCE = 1_000;

/** An athlete as who trains her looks for her. */
export const clubAthleteSchema = clubUserSchema.extend({
  ...memberMarksSchema.shape,
  /** The reader follows her. */
  Followed: z.boolean(),
  /** In the club; null: never. */
  LastTraining: z.object({ TrainingId: idSchema, Begin: instantSchema, Points: z.number().int() }).nullable(),
  /** What stands against her today: papers and policies, nothing about money. */
  LookOut: z.array(lookOutSchema),
});
export type ClubAthlete = z.infer<typeof clubAthleteSchema>;

const ledClassSchema = z.object({ ClassId: idSchema, Name: z.string(), Begin: instantSchema });
/** A trainer with the published classes she leads; the week is the club's, from Monday. */
export const clubTrainerSchema = clubUserSchema.extend({
  /** Of this week, the days of courses each by itself. */
  Classes: z.number().int(),
  Minutes: z.number().int(),
  /** Different people who have a seat in them. */
  People: z.number().int(),
  LastClass: ledClassSchema.nullable(),
  NextClass: ledClassSchema.nullable(),
});
export type ClubTrainer = z.infer<typeof clubTrainerSchema>;
