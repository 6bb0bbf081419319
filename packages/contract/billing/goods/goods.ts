import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { currencySchema, idSchema, moneySchema, requiredLineSchema, rowVersionSchema } from '../../scalars.ts';
import { transactionMethodSchema, transactionSchema } from '../transactions.ts';

export type ArticleId = Id<'Article'>;

export const SOLD_AT_ONCE_MAX = 99;

export const articleSchema = z.object({
  ArticleId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Price: z.number().int(),
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

export const SALE_LINES_MAX = 30;

export const articleLineSchema = z.object({
  ArticleId: idSchema,
  Quantity: z.number().int('invalid-number').min(1, 'number-too-low').max(SOLD_AT_ONCE_MAX, 'number-too-high'),
  /** Price that the user saw. The sale is refused when the price changed meanwhile. */
  Price: moneySchema.min(1, 'price-required'),
});
export type ArticleLine = z.infer<typeof articleLineSchema>;

export const goodsSaleSchema = z.object({
  Lines: z.array(articleLineSchema).min(1, 'field-required').max(SALE_LINES_MAX),
  Method: transactionMethodSchema,
  UserId: idSchema.nullable().default(null),
});
export type GoodsSale = z.infer<typeof goodsSaleSchema>;

export const soldGoodsSchema = z.object({
  Transactions: z.array(transactionSchema),
  Amount: z.number().int(),
  Currency: currencySchema,
  Description: z.string(),
});
export type SoldGoods = z.infer<typeof soldGoodsSchema>;
