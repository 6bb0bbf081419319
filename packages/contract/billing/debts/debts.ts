import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { currencySchema, dateSchema, idSchema, instantSchema } from '../../scalars.ts';

export type DebtId = Id<'Debt'>;

/** A debt of a subscription that was deleted when the member left. Paid or written-off debts are deleted. */
export const debtSchema = z.object({
  DebtId: idSchema,
  ClubId: idSchema,
  /** Null if the account was deleted. */
  UserId: idSchema.nullable(),
  IsMember: z.boolean(),
  FirstMidName: z.string(),
  LastName: z.string(),
  Nickname: z.string(),
  UserSubscriptionId: idSchema,
  SubscriptionName: z.string(),
  Currency: currencySchema,
  /** In minor units, above 0, after part payments. */
  AmountDue: z.number().int(),
  PartPaid: z.number().int(),
  /** First day of the oldest debt, in the club's time zone. */
  OwedSince: dateSchema,
  LeftAt: instantSchema,
});
export type Debt = z.infer<typeof debtSchema>;

export const ownDebtSchema = debtSchema.extend({ ClubName: z.string() });
export type OwnDebt = z.infer<typeof ownDebtSchema>;
