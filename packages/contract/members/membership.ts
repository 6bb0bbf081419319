import { z } from 'zod';
import { clubRoles } from '../accounts/roles.ts';
import { currencySchema, idSchema, instantSchema } from '../scalars.ts';

export const clubRoleSchema = z.enum(clubRoles);
export type ClubRole = z.infer<typeof clubRoleSchema>;

export const LEAVE_CODE_DIGITS = 6;
export const LEAVE_CODE_MINUTES = 10;
export const LEAVE_CODE_TRIES = 5;
export const LEAVE_CODES_AN_HOUR = 10;

export const leaveCodeSchema = z.object({ Email: z.string(), ExpiresAt: instantSchema });
export type LeaveCode = z.infer<typeof leaveCodeSchema>;
export const leaveQuerySchema = z.object({
  Code: z
    .string()
    .regex(/^\d{6}$/, 'leave-code-wrong')
    .optional(),
});
export type LeaveQuery = z.infer<typeof leaveQuerySchema>;

export const lossSchema = z.object({
  UserId: idSchema,
  Roles: z.array(clubRoleSchema),
  Subscriptions: z.number().int(),
  Tickets: z.number().int(),
  Credits: z.number().int(),
  Bookings: z.number().int(),
  /** Past bookings are deleted too. The seats remain without a name. */
  PastBookings: z.number().int(),
  RecurringBookings: z.number().int(),
  Documents: z.number().int(),
  /** The club's files about the member, not the member's own. */
  Files: z.number().int(),
  WorkoutSheets: z.number().int(),
  Notes: z.number().int(),
  Tasks: z.number().int(),
  Family: z.number().int(),
  /** Amounts in minor units that the member still owes after leaving. */
  Owed: z.array(z.object({ Currency: currencySchema, Amount: z.number().int() })),
  Classes: z.number().int(),
  LeavesNoManager: z.boolean(),
});
export type Loss = z.infer<typeof lossSchema>;
