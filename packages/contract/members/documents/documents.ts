import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { dateSchema, dayInputSchema, idSchema, instantSchema, lineSchema, textSchema } from '../../scalars.ts';

export type ExpirationId = Id<'Expiration'>;

export const expirationTypeSchema = z.enum(['MedicalCertificate', 'Membership', 'Generic']);
export type ExpirationType = z.infer<typeof expirationTypeSchema>;

/** A document that ends: valid up to and including its ExpirationDate, a day in the club's zone. */
export const expirationInputSchema = z.object({
  Type: expirationTypeSchema,
  /** `Locker 22`, a card number, a kind of certificate. */
  Title: lineSchema(120).default(''),
  ExpirationDate: dayInputSchema,
  Notes: textSchema().default(''),
});
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
});
export type Expiration = z.infer<typeof expirationSchema>;
