import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

/** Makers of watches that send what they recorded (reference/domain.md 12). */
export const wearableProviders = ['Garmin'] as const;

export const wearableConnectionSchema = z.object({
  Provider: z.enum(wearableProviders),
  ConnectedAt: instantSchema,
  /** Since when the provider sends nothing any more; null: it holds. */
  EndedAt: instantSchema.nullable(),
  /** When it last sent something; null: never. */
  LastHeardAt: instantSchema.nullable(),
  /** Whether she lets it send her trainings. */
  SendsTrainings: z.boolean(),
  /** Whether she lets it send what it says of her days and nights. */
  SendsHealth: z.boolean(),
});
export const wearablesSchema = z.object({
  /** Whether this server speaks to Garmin at all. */
  IsOffered: z.boolean(),
  /** Null: she has none. */
  Connection: wearableConnectionSchema.nullable(),
});
export type Wearables = z.infer<typeof wearablesSchema>;

/** What the provider hands over for a person who agreed: once, and for minutes. */
export const wearableAnswerSchema = z.object({
  Code: z.string().min(1, 'field-required').max(2000, 'invalid-value'),
  State: z.string().min(1, 'field-required').max(200, 'invalid-value'),
});
export type WearableAnswer = z.infer<typeof wearableAnswerSchema>;
