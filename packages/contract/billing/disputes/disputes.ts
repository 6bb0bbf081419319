import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { currencySchema, idSchema, instantSchema, textSchema } from '../../scalars.ts';
import { refundEffectSchema, transactionMethodSchema } from '../transactions.ts';

export type PaymentDisputeId = Id<'PaymentDispute'>;

export const disputeStates = ['NeedsResponse', 'UnderReview', 'Won', 'Lost'] as const;
export const disputeStateSchema = z.enum(disputeStates);
export type DisputeState = z.infer<typeof disputeStateSchema>;

export const disputeSchema = z.object({
  PaymentDisputeId: idSchema,
  ClubId: idSchema,
  TransactionId: idSchema,
  UserId: idSchema.nullable(),
  Nickname: z.string().nullable(),
  FirstMidName: z.string().nullable(),
  LastName: z.string().nullable(),
  Title: z.string(),
  PaidAt: instantSchema,
  /** Amount that the bank disputes, in minor units. */
  Amount: z.number().int(),
  Currency: currencySchema,
  /** The provider takes the fee even if the dispute is won. Null if not known. */
  Fee: z.number().int().nullable(),
  /** In the provider’s words, such as `fraudulent`. */
  Reason: z.string(),
  State: disputeStateSchema,
  /** False while the bank only inquires. */
  HoldsMoney: z.boolean(),
  EvidenceDueBy: instantSchema.nullable(),
  OpenedAt: instantSchema,
  ClosedAt: instantSchema.nullable(),
  /** The recorded refund, in minor units of the purchase; null unless a lost dispute took money. */
  Loss: z.number().int().nullable(),
  /** Effect on the purchased product, as in a refund. Null: the product remains until staff decide. */
  Decision: refundEffectSchema.nullable(),
  DecidedAt: instantSchema.nullable(),
});
export type Dispute = z.infer<typeof disputeSchema>;

/** The evidence has no health data. */
export const disputeEvidenceSchema = z.object({
  Purchase: z.object({ Amount: z.number().int(), Currency: currencySchema, Method: transactionMethodSchema }),
  /** Bookings that have begun and check-ins, from purchase to dispute, oldest first. */
  Bookings: z.array(z.object({ ClassName: z.string(), Begin: instantSchema, WasPresent: z.boolean() })),
  CheckIns: z.array(instantSchema),
  Policies: z.array(z.object({ Title: z.string(), Version: z.number().int(), AcceptedAt: instantSchema })),
});
export type DisputeEvidence = z.infer<typeof disputeEvidenceSchema>;

export const evidenceParts = ['Purchase', 'Policies', 'Visits'] as const;
export type EvidencePart = (typeof evidenceParts)[number];

/** `Parts`: evidence that the server writes. `Words`: a text of the club. */
export const disputeAnswerInputSchema = z
  .object({ Parts: z.array(z.enum(evidenceParts)).max(evidenceParts.length), Words: textSchema(600).default('') })
  .refine(({ Parts, Words }) => Parts.length > 0 || Words !== '', { error: 'field-required', path: ['Parts'] });
export type DisputeAnswerInput = z.infer<typeof disputeAnswerInputSchema>;

/** A dispute is answered once, unless the provider refuses the answer. */
export const disputeAnswerSchema = z.object({
  /** `Accepted` gives the money up. */
  Kind: z.enum(['Evidence', 'Accepted']),
  AnsweredAt: instantSchema,
  SentAt: instantSchema.nullable(),
  Refusal: z.string().nullable(),
  /** Texts that were sent in English. `Words`, the club's text, is unchanged. */
  Purchase: z.string().nullable(),
  Policies: z.string().nullable(),
  Visits: z.string().nullable(),
  Words: z.string().nullable(),
});
export type DisputeAnswer = z.infer<typeof disputeAnswerSchema>;

export const disputeDetailSchema = disputeSchema.extend({
  Url: z.string().nullable(),
  Effects: z.array(refundEffectSchema),
  Evidence: disputeEvidenceSchema,
  Answer: disputeAnswerSchema.nullable(),
});
export type DisputeDetail = z.infer<typeof disputeDetailSchema>;
