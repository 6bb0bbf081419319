import { z } from 'zod';

/**
 * All stored data of a person, as rows per table with column names. Heart rates are in the figures of trainings; their seconds
 * are in `trainings.heartbeats`.
 */
export const ownDataSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export type OwnData = z.infer<typeof ownDataSchema>;
