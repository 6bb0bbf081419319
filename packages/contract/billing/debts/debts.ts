import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { currencySchema, dateSchema, idSchema, instantSchema } from '../../scalars.ts';

export type DebtId = Id<'Debt'>;

/** What somebody owed for a subscription that went when she left the club; it goes when it is paid or written off. */
export const debtSchema = z.object({
  DebtId: idSchema,
  ClubId: idSchema,
  /** Null: she has no account any more. */
  UserId: idSchema.nullable(),
  /** She is in the club again. */
  IsMember: z.boolean(),
  /** Her name when she left. */
  FirstMidName: z.string(),
  LastName: z.string(),
  Nickname: z.string(),
  UserSubscriptionId: idSchema,
  SubscriptionName: z.string(),
  Currency: currencySchema,
  /** Minor units, above 0: less what was paid of it since. */
  AmountDue: z.number().int(),
  PartPaid: z.number().int(),
  /** The day in the club's zone that the oldest of it began to be owed. */
  OwedSince: dateSchema,
  LeftAt: instantSchema,
});
export type Debt = z.infer<typeof debtSchema>;

/** One's own, with the club it is owed to: one may be in it no more. */
export const ownDebtSchema = debtSchema.extend({ ClubName: z.string() });
export type OwnDebt = z.infer<typeof ownDebtSchema>;
