import { z } from 'zod';
import { emailSchema, languageSchema, requiredLineSchema } from '../../scalars.ts';
import { trainingSeriesSchema } from '../series/series.ts';
import { heartbeatsSchema, trainingDetailSchema, trainingZonesSchema } from '../trainings.ts';

export const sharedUriSchema = z.object({
  Uri: z.string().nullable(),
  ShowsCharts: z.boolean(),
});
export type SharedUri = z.infer<typeof sharedUriSchema>;
export const shownByLinkSchema = sharedUriSchema.pick({ ShowsCharts: true });

/** If the route is shown, the total distance is left out, because it would reveal how far the home is. */
export const sharedTrainingSchema = trainingDetailSchema
  .pick({
    Nickname: true,
    Name: true,
    TrainingType: true,
    SourceName: true,
    Begin: true,
    Duration: true,
    MovingTime: true,
    GapTime: true,
    Zone0Time: true,
    Zone1Time: true,
    Zone2Time: true,
    Zone3Time: true,
    Zone4Time: true,
    Zone5Time: true,
    Points: true,
    AverageHeartRate: true,
    MaxHeartRate: true,
    Calories: true,
    Distance: true,
    Minutes: true,
    Pauses: true,
    PauseTime: true,
  })
  .extend(shownByLinkSchema.shape);
export type SharedTraining = z.infer<typeof sharedTrainingSchema>;

/** The charts lack the first and last 250 m. `Every`: only each n-th second is included. */
export const sharedChartsSchema = z.object({
  Every: z.number().int().min(1),
  HeartRates: heartbeatsSchema.shape.HeartRates,
  Zones: trainingZonesSchema.pick({
    Zone0Bpm: true,
    Zone1Bpm: true,
    Zone2Bpm: true,
    Zone3Bpm: true,
    Zone4Bpm: true,
    Zone5Bpm: true,
  }),
  /** Null without a series. `Seconds` counts all seconds, whatever `Every` is. */
  Series: trainingSeriesSchema.nullable(),
});
export type SharedCharts = z.infer<typeof sharedChartsSchema>;

/** Also matches text that mail programs show as a link, such as letters with a dot between them. J.Rossi does not match. */
const link = /:\/\/|[wW]{3}\.|[\p{L}\p{N}-]{2,}[.。．｡]\p{L}{2,}|[\p{L}\p{N}][.。．｡]\p{Ll}{2,}|\d[.。．｡]\d/u;

export const shareWithEmailSchema = z.object({
  Email: emailSchema,
  /** Name of the recipient. It must not contain a link, because the server would mail it. */
  Name: requiredLineSchema(100).refine((name) => !link.test(name), 'name-is-link'),
  Language: languageSchema.optional(),
});
export type ShareWithEmail = z.infer<typeof shareWithEmailSchema>;
