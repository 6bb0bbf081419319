import { z } from 'zod';
import { dateSchema, instantSchema } from '../../scalars.ts';

const values = z.array(z.number().nullable());

/** For each second from `Begin`. Null is not measured; 0 is measured. */
export const powerSchema = z.object({
  Begin: instantSchema,
  /** Watts. */
  Power: values,
});
export const cadenceSchema = z.object({
  Begin: instantSchema,
  /** Revolutions per minute. */
  Cadence: values,
});
export const hitsSchema = z.object({
  Begin: instantSchema,
  /** Strokes of a racket or punches of a glove in each second. */
  Hits: values,
});
export const geopositionsSchema = z.object({
  Begin: instantSchema,
  Positions: z.array(
    z.object({
      /** Seconds after `Begin`. */
      Second: z.number().int(),
      Latitude: z.number(),
      Longitude: z.number(),
      /** Metres above sea level. */
      Altitude: z.number().nullable(),
    }),
  ),
});

const sixOf = (value: z.ZodNumber) => z.array(value).length(6);
export const powerFiguresSchema = z.object({
  Average: z.number().int(),
  /** In watts; null for less than half a minute. */
  Normalised: z.number().int().nullable(),
  /** Kilojoules. */
  Work: z.number().int(),
  /** In seconds, by the FTP on the day of the training. Null if unknown or hidden from the reader. */
  Zones: z
    .object({
      FunctionalPower: z.number().int(),
      /** False: estimated from the weight. */
      IsMeasured: z.boolean(),
      /** First day of this FTP; null if unknown. */
      Since: dateSchema.nullable(),
      /** Of the power zones 0 to 5, in watts. Higher values also are zone 5. */
      Limits: sixOf(z.number().int()),
      /** In each power zone. */
      Times: sixOf(z.number().int()),
      IntensityFactor: z.number().nullable(),
      TrainingStress: z.number().int().nullable(),
    })
    .nullable(),
});
export type PowerFigures = z.infer<typeof powerFiguresSchema>;

export const trainingSeriesSchema = z.object({
  Begin: instantSchema,
  Seconds: z.number().int(),
  Power: values.nullable(),
  Cadence: values.nullable(),
  /** Metres per second. */
  Speed: values.nullable(),
  /** Computed from visible positions or distance, because no device recorded it. Not exported. */
  IsSpeedWorkedOut: z.boolean(),
  Altitude: values.nullable(),
  /** In metres since the begin. */
  Distance: values.nullable(),
  Latitude: values.nullable(),
  Longitude: values.nullable(),
  Hits: values.nullable(),
  PowerFigures: powerFiguresSchema.nullable(),
  /** The first and last 250 m are hidden from the reader. */
  HasHiddenEnds: z.boolean(),
});
export type TrainingSeries = z.infer<typeof trainingSeriesSchema>;
