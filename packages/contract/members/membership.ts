import { z } from 'zod';
import { currencySchema, idSchema } from '../scalars.ts';

/** Roles that a club gives and takes. */
export const clubRoleSchema = z.enum(['Manager', 'Trainer', 'Athlete']);
export type ClubRole = z.infer<typeof clubRoleSchema>;

/** What somebody loses with her last role in a club. */
export const lossSchema = z.object({
  UserId: idSchema,
  /** Her roles in the club. */
  Roles: z.array(clubRoleSchema),
  /** Subscriptions that are not over. */
  Subscriptions: z.number().int(),
  /** Tickets left on them. */
  Tickets: z.number().int(),
  Credits: z.number().int(),
  /** Classes to come, queues included. */
  Bookings: z.number().int(),
  /** Bookings of classes that are over, came or not: they go too, and with them the seats that their classes counted. */
  PastBookings: z.number().int(),
  RecurringBookings: z.number().int(),
  Documents: z.number().int(),
  /** What the club keeps about her in files; her own stay hers. */
  Files: z.number().int(),
  /** Workout sheets of the club that are shared with her; her own stay hers. */
  WorkoutSheets: z.number().int(),
  Notes: z.number().int(),
  /** Tasks of the club that are about her, done or not. */
  Tasks: z.number().int(),
  /** Those who pay for her or for whom she pays: it ends with each. */
  Family: z.number().int(),
  /** What she owes the club, minor units, by currency: it stays due. */
  Owed: z.array(z.object({ Currency: currencySchema, Amount: z.number().int() })),
  /** Classes to come that she gives: they stay, with her name. */
  Classes: z.number().int(),
  /** Nobody else is a manager of the club: the owner of its brand alone manages it afterwards. */
  LeavesNoManager: z.boolean(),
});
export type Loss = z.infer<typeof lossSchema>;
