import { z } from 'zod';

/**
 * Everything the house keeps of a person, by table: rows with the names of their columns, as they are stored. Heart rates are in
 * the trainings' figures; their seconds are read by `trainings.heartbeats`.
 */
export const ownDataSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export type OwnData = z.infer<typeof ownDataSchema>;
