import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { dateSchema, dayInputSchema, idSchema, instantSchema, lineSchema, rowVersionSchema, textSchema } from '../../scalars.ts';

export type ExpirationId = Id<'Expiration'>;

export const expirationTypeSchema = z.enum(['MedicalCertificate', 'Membership', 'Generic']);
export type ExpirationType = z.infer<typeof expirationTypeSchema>;

const inputSchema = z.object({
  Type: expirationTypeSchema,
  Title: lineSchema(120).default(''),
  ExpirationDate: dayInputSchema,
  Notes: textSchema().default(''),
});
const isNamed = ({ Type, Title }: { readonly Type: ExpirationType; readonly Title: string }) =>
  Type !== 'Generic' || Title.trim() !== '';
const unnamed = { path: ['Title'], message: 'field-required' };
/** `ExpirationDate` is the last valid day, in the club's time zone. `Generic` requires a title. */
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
  CompletedAt: instantSchema.nullable(),
  RowVersion: rowVersionSchema,
});
export type Expiration = z.infer<typeof expirationSchema>;
