import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

const values = z.array(z.number().nullable());

/** A value a second from `Begin`; null where there is none. Zero is a value. */
export const powerSchema = z.object({
  Begin: instantSchema,
  /** Watts. */
  Power: values,
});
export const cadenceSchema = z.object({
  Begin: instantSchema,
  /** Turns a minute. */
  Cadence: values,
});
/** Only the seconds with a place, in their order. */
export const geopositionsSchema = z.object({
  Begin: instantSchema,
  Positions: z.array(
    z.object({
      /** Seconds after `Begin`. */
      Second: z.number().int(),
      /** Degrees. */
      Latitude: z.number(),
      Longitude: z.number(),
      /** Metres above the sea. */
      Altitude: z.number().nullable(),
    }),
  ),
});

/** What was recorded along a training, a value a second from `Begin`; null: nothing of it was. */
export const trainingSeriesSchema = z.object({
  Begin: instantSchema,
  Seconds: z.number().int(),
  Power: values.nullable(),
  Cadence: values.nullable(),
  /** Metres a second. */
  Speed: values.nullable(),
  Altitude: values.nullable(),
  /** Metres since the beginning. */
  Distance: values.nullable(),
  Latitude: values.nullable(),
  Longitude: values.nullable(),
  /** Its first and last 250 m are not shown to the reader. */
  HasHiddenEnds: z.boolean(),
});
export type TrainingSeries = z.infer<typeof trainingSeriesSchema>;
