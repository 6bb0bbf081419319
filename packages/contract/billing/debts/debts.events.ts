import { z } from 'zod';
import { event } from '../../event.ts';
import { currencySchema, idSchema } from '../../scalars.ts';

/** What somebody owed who left was given up by `By`; `Amount` in minor units. A payment of it is a `TransactionAdded`. */
export const debtWrittenOff = event('DebtWrittenOff', {
  /** Null: she has no account any more. */
  Target: idSchema.nullable(),
  DebtId: idSchema,
  SubscriptionName: z.string(),
  Amount: z.number().int(),
  Currency: currencySchema,
  Reason: z.string(),
  By: idSchema,
});
