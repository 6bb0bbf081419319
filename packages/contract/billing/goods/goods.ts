import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { currencySchema, idSchema, moneySchema, requiredLineSchema, rowVersionSchema } from '../../scalars.ts';
import { transactionMethodSchema } from '../transactions.ts';

export type ArticleId = Id<'Article'>;

export const SOLD_AT_ONCE_MAX = 99;

/** What a club sells at its desk, for example water. */
export const articleSchema = z.object({
  ArticleId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  /** In minor units of the currency, above 0. */
  Price: z.number().int(),
  /** The club’s currency when the price was entered. */
  Currency: currencySchema,
  IsOnSale: z.boolean(),
  RowVersion: rowVersionSchema,
});
export type Article = z.infer<typeof articleSchema>;

export const articleFieldsSchema = z.object({
  Name: requiredLineSchema(80),
  Price: moneySchema.min(1, 'price-required'),
  IsOnSale: z.boolean(),
});
export type ArticleFields = z.infer<typeof articleFieldsSchema>;
export const articleUpdateSchema = articleFieldsSchema.extend({ RowVersion: rowVersionSchema });
export type ArticleUpdate = z.infer<typeof articleUpdateSchema>;

export const articleSaleSchema = z.object({
  Quantity: z.number().int('invalid-number').min(1, 'number-too-low').max(SOLD_AT_ONCE_MAX, 'number-too-high'),
  /** Price of one piece as shown to the user: the sale is refused when it changed meanwhile. */
  Price: moneySchema.min(1, 'price-required'),
  Method: transactionMethodSchema,
  /** Null for a sale without a member. */
  UserId: idSchema.nullable().default(null),
});
export type ArticleSale = z.infer<typeof articleSaleSchema>;
