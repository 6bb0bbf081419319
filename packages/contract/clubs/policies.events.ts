import { z } from 'zod';
import { event, heardEvent } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { acceptanceSchema } from './policies.ts';

const policy = { PolicyId: idSchema, Title: z.string(), By: idSchema };

export const policyPublished = event('PolicyPublished', policy);
export const policyUnpublished = event('PolicyUnpublished', policy);
/** `Target` is the member, who is also `By`. */
export const policyAnswered = event('PolicyAnswered', {
  Target: idSchema,
  ...policy,
  Acceptance: acceptanceSchema.exclude(['NotAnswered']),
});
/** A member is reminded of everything she has not accepted. */
export const policiesNotAccepted = heardEvent('PoliciesNotAccepted', {
  Target: idSchema,
  PolicyIds: z.array(idSchema),
  /** All of them, joined by commas. */
  Title: z.string(),
  /** Days since she was asked for the one that waits longest. */
  Days: z.number().int(),
  /** Staff who reminds her; null: the house, day by day. */
  By: idSchema.nullable(),
});
