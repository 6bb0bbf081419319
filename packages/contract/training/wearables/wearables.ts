import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

export const wearableProviders = ['Garmin'] as const;

export const wearableConnectionSchema = z.object({
  Provider: z.enum(wearableProviders),
  ConnectedAt: instantSchema,
  EndedAt: instantSchema.nullable(),
  LastHeardAt: instantSchema.nullable(),
  SendsTrainings: z.boolean(),
  SendsHealth: z.boolean(),
});
export const wearablesSchema = z.object({
  IsOffered: z.boolean(),
  Connection: wearableConnectionSchema.nullable(),
});
export type Wearables = z.infer<typeof wearablesSchema>;

export const wearableAnswerSchema = z.object({
  Code: z.string().min(1, 'field-required').max(2000, 'invalid-value'),
  State: z.string().min(1, 'field-required').max(200, 'invalid-value'),
});
export type WearableAnswer = z.infer<typeof wearableAnswerSchema>;
