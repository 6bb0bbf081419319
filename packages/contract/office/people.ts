import { z } from 'zod';
import { userSubscriptionSchema } from '../billing/subscriptions.ts';
import { clubUserSchema } from '../members/people.ts';

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
export const clubPersonSchema = clubUserSchema.extend({ Held: z.array(heldSchema) });
export type ClubPerson = z.infer<typeof clubPersonSchema>;

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
export const peopleSorts = ['Name', '-Name'] as const;

/** People in one answer of the export. */
export const EXPORTED_AT_ONCE = 1_000;
