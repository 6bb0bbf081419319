import { z } from 'zod';
import { event } from '../event.ts';
import { currencySchema, idSchema } from '../scalars.ts';
import { transactionMethodSchema, transactionTypeSchema } from './transactions.ts';

/** `Target`: the member, if any. `Amount` in minor units. */
const transaction = {
  Target: idSchema.nullable(),
  TransactionId: idSchema,
  TransactionType: transactionTypeSchema,
  Method: transactionMethodSchema,
  Amount: z.number().int(),
  Currency: currencySchema,
  Description: z.string(),
  /** Staff; null: the server. */
  By: idSchema.nullable(),
};

export const transactionAdded = event('TransactionAdded', transaction);
export const transactionUpdated = event('TransactionUpdated', transaction);
export const transactionDeleted = event('TransactionDeleted', transaction);
