import { z } from 'zod';
import { event } from '../../event.ts';
import { currencySchema, idSchema } from '../../scalars.ts';

/** A write-off by `By`; `Amount` in minor units. A payment is a `TransactionAdded`. */
export const debtWrittenOff = event('DebtWrittenOff', {
  /** Null: the account is deleted. */
  Target: idSchema.nullable(),
  DebtId: idSchema,
  SubscriptionName: z.string(),
  Amount: z.number().int(),
  Currency: currencySchema,
  Reason: z.string(),
  By: idSchema,
});
