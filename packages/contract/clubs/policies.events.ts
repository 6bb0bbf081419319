import { z } from 'zod';
import { event, eventWithListeners } from '../event.ts';
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
export const policiesNotAccepted = eventWithListeners('PoliciesNotAccepted', {
  Target: idSchema,
  PolicyIds: z.array(idSchema),
  /** Titles joined by commas. */
  Title: z.string(),
  /** Days since the oldest of them was first required. */
  Days: z.number().int(),
  /** Staff; null for the daily job. */
  By: idSchema.nullable(),
});
