import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { currencySchema, dateSchema, idSchema, instantSchema } from '../../scalars.ts';

export type DebtId = Id<'Debt'>;

/** A debt for a subscription that was deleted when the member left the club; deleted when paid or written off. */
export const debtSchema = z.object({
  DebtId: idSchema,
  ClubId: idSchema,
  /** Null: the account is deleted. */
  UserId: idSchema.nullable(),
  IsMember: z.boolean(),
  FirstMidName: z.string(),
  LastName: z.string(),
  Nickname: z.string(),
  UserSubscriptionId: idSchema,
  SubscriptionName: z.string(),
  Currency: currencySchema,
  /** Minor units, above 0, less part payments. */
  AmountDue: z.number().int(),
  PartPaid: z.number().int(),
  /** The first day of the oldest debt, in the club's zone. */
  OwedSince: dateSchema,
  LeftAt: instantSchema,
});
export type Debt = z.infer<typeof debtSchema>;

export const ownDebtSchema = debtSchema.extend({ ClubName: z.string() });
export type OwnDebt = z.infer<typeof ownDebtSchema>;
