import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { dateSchema, dayInputSchema, idSchema, instantSchema, lineSchema, rowVersionSchema, textSchema } from '../../scalars.ts';

export type ExpirationId = Id<'Expiration'>;

export const expirationTypeSchema = z.enum(['MedicalCertificate', 'Membership', 'Generic']);
export type ExpirationType = z.infer<typeof expirationTypeSchema>;

const inputSchema = z.object({
  Type: expirationTypeSchema,
  /** `Locker 22`, a card number, a kind of certificate. */
  Title: lineSchema(120).default(''),
  ExpirationDate: dayInputSchema,
  Notes: textSchema().default(''),
});
const isNamed = ({ Type, Title }: { readonly Type: ExpirationType; readonly Title: string }) =>
  Type !== 'Generic' || Title.trim() !== '';
const unnamed = { path: ['Title'], message: 'field-required' };
/** A document that ends: valid up to and including its ExpirationDate, a day in the club's zone. One of no known kind says what it is. */
export const expirationInputSchema = inputSchema.refine(isNamed, unnamed);
export const expirationUpdateSchema = inputSchema.extend({ RowVersion: rowVersionSchema }).refine(isNamed, unnamed);
export const newExpirationSchema = inputSchema.extend({ ClubId: idSchema, UserId: idSchema }).refine(isNamed, unnamed);
export const expirationSchema = z.object({
  ExpirationId: idSchema,
  ClubId: idSchema,
  UserId: idSchema,
  Type: expirationTypeSchema,
  Title: z.string(),
  ExpirationDate: dateSchema,
  Notes: z.string(),
  /** Completed ones are history. */
  CompletedAt: instantSchema.nullable(),
  RowVersion: rowVersionSchema,
});
export type Expiration = z.infer<typeof expirationSchema>;
