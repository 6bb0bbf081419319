import { z } from 'zod';
import { currencySchema, idSchema, instantSchema, moneySchema } from '../../scalars.ts';
import { articleLineSchema, SALE_LINES_MAX } from '../goods/goods.ts';
import { knownSubscriptionsSchema } from '../subscriptions.ts';
import { transactionMethodSchema, transactionSchema } from '../transactions.ts';

const priceSchema = moneySchema.min(1, 'price-required');

/** `Price`: what the user saw. The sale is refused when it changed meanwhile. */
const deskSaleLineSchema = z.discriminatedUnion('Type', [
  z.object({
    Type: z.literal('Plan'),
    ClassSubscriptionId: idSchema,
    SubscriptionPlanId: idSchema.nullable().default(null),
    Besides: knownSubscriptionsSchema,
    Price: priceSchema,
  }),
  z.object({ Type: z.literal('Credits'), ClubCreditsPackageId: idSchema, Price: priceSchema }),
  articleLineSchema.extend({ Type: z.literal('Goods') }),
  z.object({
    Type: z.literal('Due'),
    UserSubscriptionId: idSchema,
    Amount: priceSchema,
    Seen: z.object({ AmountDue: moneySchema, DueDateUTC: instantSchema.nullable() }),
  }),
]);
export type DeskSaleLine = z.infer<typeof deskSaleLineSchema>;

export const deskSaleSchema = z.object({
  UserId: idSchema.nullable(),
  Method: transactionMethodSchema,
  Lines: z.array(deskSaleLineSchema).min(1, 'field-required').max(SALE_LINES_MAX),
});
export type DeskSale = z.infer<typeof deskSaleSchema>;

export const MOST_SOLD = 50;
export const MOST_SOLD_DAYS = 30;
export const soldItemSchema = z.object({
  Type: z.enum(['Plan', 'Credits', 'Goods']),
  Id: idSchema,
  SubscriptionPlanId: idSchema.nullable(),
  Sold: z.number().int(),
});
export type SoldItem = z.infer<typeof soldItemSchema>;

export const deskSoldSchema = z.object({
  Transactions: z.array(transactionSchema),
  Amount: z.number().int(),
  Currency: currencySchema,
});
export type DeskSold = z.infer<typeof deskSoldSchema>;
