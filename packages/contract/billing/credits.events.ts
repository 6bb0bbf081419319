import { z } from 'zod';
import { event } from '../event.ts';
import { currencySchema, idSchema, instantSchema } from '../scalars.ts';
import { ledgerReasonSchema } from './credits.ts';

/** Credits of a member moved: `Credits` of them, always above 0; `TotalCredits` is what she has afterwards. */
const movement = {
  Target: idSchema,
  Credits: z.number().int(),
  TotalCredits: z.number().int(),
  Reason: ledgerReasonSchema,
  /** The class they paid or come back from; null where it was none. */
  ClassId: idSchema.nullable(),
  ClassName: z.string().nullable(),
  ClassDate: instantSchema.nullable(),
  /** Staff, or null for herself and the house. */
  By: idSchema.nullable(),
};
export const creditsAdd = event('CreditsAdd', movement);
export const creditsSub = event('CreditsSub', movement);

const creditsPackage = { ClubCreditsPackageId: idSchema, Title: z.string(), Credits: z.number().int(), By: idSchema };
export const creditsPackageAdded = event('CreditsPackageAdded', creditsPackage);
export const creditsPackageUpdated = event('CreditsPackageUpdated', creditsPackage);
export const creditsPackageDeleted = event('CreditsPackageDeleted', creditsPackage);

/** Sold at the desk: a subscription, or credits. */
export const orderFulfilled = event('OrderFulfilled', {
  Target: idSchema,
  Title: z.string(),
  SubscriptionName: z.string().optional(),
  Credits: z.number().int().optional(),
  TotalCredits: z.number().int().optional(),
  /** What was paid, minor units; older events have none. */
  Amount: z.number().int().optional(),
  Currency: currencySchema.optional(),
  By: idSchema,
});
