import { z } from 'zod';
import { dateSchema, instantSchema } from '../../scalars.ts';

const values = z.array(z.number().nullable());

/** One value for each second from `Begin`. Null means that no value was measured; 0 is a measured value. */
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
  /** Number of strokes of a racket or punches of a glove in each second. */
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
  /** Normalised power in watts; null for less than half a minute. */
  Normalised: z.number().int().nullable(),
  /** Kilojoules. */
  Work: z.number().int(),
  /** In seconds, by the FTP on the day of the training. Null if the FTP is unknown or hidden from the reader. */
  Zones: z
    .object({
      FunctionalPower: z.number().int(),
      /** False if the FTP was estimated from the weight. */
      IsMeasured: z.boolean(),
      /** First day on which this FTP is valid. Null if that day is unknown. */
      Since: dateSchema.nullable(),
      /** Upper limits of the power zones 0 to 5 in watts. Values above the last limit also count as zone 5. */
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
  /** Metres per second. */
  Speed: values.nullable(),
  /**
   * True if no device recorded the speed and it was computed from visible positions or distance. A computed speed is
   * not exported.
   */
  IsSpeedWorkedOut: z.boolean(),
  Altitude: values.nullable(),
  /** Metres since the begin of the training. */
  Distance: values.nullable(),
  Latitude: values.nullable(),
  Longitude: values.nullable(),
  Hits: values.nullable(),
  PowerFigures: powerFiguresSchema.nullable(),
  /** True if the first and last 250 m of the route are hidden from the reader. */
  HasHiddenEnds: z.boolean(),
});
export type TrainingSeries = z.infer<typeof trainingSeriesSchema>;
