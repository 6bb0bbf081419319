import { z } from 'zod';
import { emailSchema, languageSchema, requiredLineSchema } from '../../scalars.ts';
import { trainingSeriesSchema } from '../series/series.ts';
import { heartbeatsSchema, trainingDetailSchema, trainingZonesSchema } from '../trainings.ts';

/** Null: no link opens the training. */
export const sharedUriSchema = z.object({
  Uri: z.string().nullable(),
  /** Whoever has it sees the charts and the map too. */
  ShowsCharts: z.boolean(),
});
export type SharedUri = z.infer<typeof sharedUriSchema>;
/** What whoever has the link sees beside the figures. */
export const shownByLinkSchema = sharedUriSchema.pick({ ShowsCharts: true });

/**
 * What a link shows to whoever has it: who she is by her nickname, and the figures of this one training. No club, no room, no note and
 * nothing that was written about it. What recorded it is named, as its maker asks. Where the link shows a route, the whole distance is
 * left out: less what is seen of the route it would say how far home is.
 */
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

/**
 * What a link shows along the training: her heart rates, and what was recorded without its first and last 250 m. A long training is said
 * by every second, third ... of its seconds: each list holds the first of them.
 */
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
  /** Null: nothing was recorded beside her heart. Its seconds are those of the training, however few are said. */
  Series: trainingSeriesSchema.nullable(),
});
export type SharedCharts = z.infer<typeof sharedChartsSchema>;

/**
 * A web address, or what a mail's reader makes one of: words or figures with nothing but a dot between them. One letter before a
 * capital is an initial (J.Rossi).
 */
const link = /:\/\/|[wW]{3}\.|[\p{L}\p{N}-]{2,}[.。．｡]\p{L}{2,}|[\p{L}\p{N}][.。．｡]\p{Ll}{2,}|\d[.。．｡]\d/u;

/** To whom the link is mailed. */
export const shareWithEmailSchema = z.object({
  Email: emailSchema,
  /** No link: the letter would carry it to a stranger in the house's name. */
  Name: requiredLineSchema(100).refine((name) => !link.test(name), 'name-is-link'),
  /** Of the letter; hers who sends it where it is left out. */
  Language: languageSchema.optional(),
});
export type ShareWithEmail = z.infer<typeof shareWithEmailSchema>;
