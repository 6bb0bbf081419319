import { z } from 'zod';

/** Rows of each table by column name. Heart rates per second are in `trainings.heartbeats`. */
export const ownDataSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export type OwnData = z.infer<typeof ownDataSchema>;
