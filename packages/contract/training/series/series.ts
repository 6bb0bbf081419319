import { z } from 'zod';
import { dateSchema, instantSchema } from '../../scalars.ts';

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
export const hitsSchema = z.object({
  Begin: instantSchema,
  /** Strokes of a racket, blows of a glove: how many in that second (decision 0062). */
  Hits: values,
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

const sixOf = (value: z.ZodNumber) => z.array(value).length(6);
/** What the watts of a training say. Watts are whole. */
export const powerFiguresSchema = z.object({
  Average: z.number().int(),
  /** The average of even riding that would have cost as much; null under half a minute. */
  Normalised: z.number().int().nullable(),
  /** Kilojoules. */
  Work: z.number().int(),
  /** By her functional power of the day of the training. Null: it is not known, or the reader may not see it. */
  Zones: z
    .object({
      FunctionalPower: z.number().int(),
      /** False: nobody measured one, and it follows from her weight. */
      IsMeasured: z.boolean(),
      /** The day from which she had it; null: since ever. */
      Since: dateSchema.nullable(),
      /** Upper limits of power zones 0 to 5; what is above the last is zone 5 too. */
      Limits: sixOf(z.number().int()),
      /** Seconds in them. */
      Times: sixOf(z.number().int()),
      /** Normalised by functional power. */
      IntensityFactor: z.number().nullable(),
      TrainingStress: z.number().int().nullable(),
    })
    .nullable(),
});
export type PowerFigures = z.infer<typeof powerFiguresSchema>;

/** What was recorded along a training, a value a second from `Begin`; null: nothing of it was. */
export const trainingSeriesSchema = z.object({
  Begin: instantSchema,
  Seconds: z.number().int(),
  Power: values.nullable(),
  Cadence: values.nullable(),
  /** Metres a second. */
  Speed: values.nullable(),
  /** No device said the speed: it follows from what is given here of the way. An export does not hold it. */
  IsSpeedWorkedOut: z.boolean(),
  Altitude: values.nullable(),
  /** Metres since the beginning. */
  Distance: values.nullable(),
  Latitude: values.nullable(),
  Longitude: values.nullable(),
  /** In that second. */
  Hits: values.nullable(),
  /** Null: no power was recorded. */
  PowerFigures: powerFiguresSchema.nullable(),
  /** Its first and last 250 m are not shown to the reader. */
  HasHiddenEnds: z.boolean(),
});
export type TrainingSeries = z.infer<typeof trainingSeriesSchema>;
