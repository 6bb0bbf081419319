import { z } from 'zod';
import { event } from '../event.ts';
import { currencySchema, idSchema, instantSchema } from '../scalars.ts';
import { ledgerReasonSchema } from './credits.ts';

/** `Credits` is always above 0; `TotalCredits` is the balance after it. */
const movement = {
  Target: idSchema,
  Credits: z.number().int(),
  TotalCredits: z.number().int(),
  Reason: ledgerReasonSchema,
  /** The class of a booking or refund; else null. */
  ClassId: idSchema.nullable(),
  ClassName: z.string().nullable(),
  ClassDate: instantSchema.nullable(),
  /** Staff; null: the member or the server. */
  By: idSchema.nullable(),
};
export const creditsAdd = event('CreditsAdd', movement);
export const creditsSub = event('CreditsSub', movement);

const creditsPackage = { ClubCreditsPackageId: idSchema, Title: z.string(), Credits: z.number().int(), By: idSchema };
export const creditsPackageAdded = event('CreditsPackageAdded', creditsPackage);
export const creditsPackageUpdated = event('CreditsPackageUpdated', creditsPackage);
export const creditsPackageDeleted = event('CreditsPackageDeleted', creditsPackage);

export const orderFulfilled = event('OrderFulfilled', {
  Target: idSchema,
  Title: z.string(),
  SubscriptionName: z.string().optional(),
  Credits: z.number().int().optional(),
  TotalCredits: z.number().int().optional(),
  /** Minor units; missing in older events. */
  Amount: z.number().int().optional(),
  Currency: currencySchema.optional(),
  By: idSchema,
});
