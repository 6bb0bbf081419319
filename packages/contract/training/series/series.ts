import { z } from 'zod';
import { dateSchema, instantSchema } from '../../scalars.ts';

const values = z.array(z.number().nullable());

/** One value for each second from `Begin`. Null is not measured; 0 is measured. */
export const powerSchema = z.object({
  Begin: instantSchema,
  /** Watts. */
  Power: values,
});
export const cadenceSchema = z.object({
  Begin: instantSchema,
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
      Second: z.number().int(),
      Latitude: z.number(),
      Longitude: z.number(),
      Altitude: z.number().nullable(),
    }),
  ),
});

const sixOf = (value: z.ZodNumber) => z.array(value).length(6);
export const powerFiguresSchema = z.object({
  Average: z.number().int(),
  /** In watts; null for less than half a minute. */
  Normalised: z.number().int().nullable(),
  Work: z.number().int(),
  /** Seconds in the zones, by the FTP on the day of the training. Null if unknown or hidden from the reader. */
  Zones: z
    .object({
      FunctionalPower: z.number().int(),
      /** False: the FTP is estimated from the weight. */
      IsMeasured: z.boolean(),
      /** First day of this FTP; null if unknown. */
      Since: dateSchema.nullable(),
      /** Upper limits of the power zones 0 to 5, in watts. Higher values are zone 5 too. */
      Limits: sixOf(z.number().int()),
      /** Seconds in each power zone. */
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
  Speed: values.nullable(),
  /** True if the speed is computed from visible positions or distance, because no device recorded it. It is not exported. */
  IsSpeedWorkedOut: z.boolean(),
  Altitude: values.nullable(),
  Distance: values.nullable(),
  Latitude: values.nullable(),
  Longitude: values.nullable(),
  Hits: values.nullable(),
  PowerFigures: powerFiguresSchema.nullable(),
  /** The first and last 250 m are hidden from the reader. */
  HasHiddenEnds: z.boolean(),
});
export type TrainingSeries = z.infer<typeof trainingSeriesSchema>;
