import { z } from 'zod';

/**
 * All stored data of a user: for each table its rows, with the names of the columns. Averages of the heart rate are in the rows
 * of trainings, and the heart rate of each second is in `trainings.heartbeats`.
 */
export const ownDataSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export type OwnData = z.infer<typeof ownDataSchema>;
