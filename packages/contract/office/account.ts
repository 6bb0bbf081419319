import { z } from 'zod';

/** For each table its rows, by column name. The heart rate of each second is in `trainings.heartbeats`. */
export const ownDataSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export type OwnData = z.infer<typeof ownDataSchema>;
