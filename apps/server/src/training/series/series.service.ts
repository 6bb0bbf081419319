import { randomInt } from 'node:crypto';
import type { UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import { SERIES_MAX_SECONDS } from '@clubpulse/contract/training/series/series.calls';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { heartRatesIn, type Seen, type Sight, seenElsewhere } from '@clubpulse/rules/accounts/consents/sight';
import { bodyOnDay } from '@clubpulse/rules/accounts/users/body-history';
import { powerFigures } from '@clubpulse/rules/training/series/power-figures';
import {
  anchorOf,
  endsOf,
  middleAround,
  type Place,
  partOf,
  placeAt,
  type Series,
  type SeriesName,
  type Values,
  withHiddenEnds,
} from '@clubpulse/rules/training/series/series';
import { speedAlong } from '@clubpulse/rules/training/series/speed';
import { defaultFunctionalPower } from '@clubpulse/rules/training/trainings/power';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ReadTraining, Trainings } from '../trainings/public.ts';
import * as store from './series.store.ts';

interface SeriesParts {
  readonly db: Database;
  readonly trainings: Pick<Trainings, 'readable' | 'userOf'>;
  readonly consents: Pick<Consents, 'sightOf' | 'logReads'>;
  readonly profiles: Users['profiles'];
}
export type SeriesService = ReturnType<typeof createSeries>;

interface Interval {
  readonly from: string;
  readonly to: string;
}

/** Only the athlete sees the first and last 250 m of a route. */
export function createSeries(parts: SeriesParts) {
  return {
    ...bindActs(parts, { ridden, ofTraining, outward, power, cadence, hits, geopositions }),
    athleteOf: parts.trainings.userOf,
  };
}

/** The FTP, measured or estimated from weight and gender. No estimate for readers who may not know the gender. */
async function functionalPower({ profiles }: SeriesParts, userId: UserId, day: string, isGenderSeen: boolean) {
  const [profile] = await profiles([userId]);
  if (!profile) return null;
  const { Gender, Weight, FTP, FTPSince: Since } = bodyOnDay(profile.BodyHistory, profile, day);
  const FunctionalPower = FTP ?? defaultFunctionalPower(isGenderSeen ? Gender : null, Weight);
  return FunctionalPower === null ? null : { FunctionalPower, IsMeasured: FTP !== null, Since };
}

/** Hides values that reveal the FTP from staff without access to body data. */
async function powerOf(
  parts: SeriesParts,
  { UserId, Begin }: ReadTraining,
  { values }: Series,
  caller: Caller,
  sight: Sight | undefined,
) {
  if (values.Power === undefined) return null;
  const ClubId = sight?.shared.get('Body')?.[0];
  const isSeen = sight === undefined || ClubId !== undefined;
  const isGenderSeen = sight === undefined || sight.shared.has('Contact');
  const functional = isSeen ? await functionalPower(parts, UserId, Begin.toISOString().slice(0, 10), isGenderSeen) : null;
  if (functional && ClubId !== undefined) await parts.consents.logReads(caller.UserId, UserId, [{ Purpose: 'Body', ClubId }]);
  return powerFigures(values.Power, functional);
}

async function between(
  parts: SeriesParts,
  userId: UserId,
  interval: Interval,
  caller: Caller,
  names: readonly SeriesName[],
): Promise<Series | Refusal> {
  const { consents, db } = parts;
  const from = Math.floor(Date.parse(interval.from) / 1000);
  const to = Math.ceil(Date.parse(interval.to) / 1000);
  if (to - from > SERIES_MAX_SECONDS) return refuse('DateIntervalTooLong', { values: { max: SERIES_MAX_SECONDS } });
  const sight = await consents.sightOf(caller, userId);
  if (sight && !sight.shared.has('HeartRate') && !sight.shared.has('OtherTrainings')) return refuse('NotShared');
  const all = await store.seriesBetween(db, userId, from, to);
  const found = all.map(({ ClubId }) => (sight ? heartRatesIn(sight, ClubId) : undefined));
  await consents.logReads(
    caller.UserId,
    userId,
    found.filter((one): one is Seen => typeof one === 'object'),
  );
  const seen = all.filter((_, index) => sight === undefined || typeof found[index] === 'object');
  const isPlaced = names.includes('Latitude');
  let sum: Series = { begin: from, seconds: to - from, values: {} };
  for (const { TrainingId } of seen) {
    const series = await store.seriesOfTraining(db, TrainingId, names);
    if (!series) continue;
    const shown = sight && isPlaced ? asSeenBy(sight, series, await middlesOf(parts, userId, series)) : series;
    sum = laidOver(sum, partOf(shown, from, to));
  }
  return sum;
}

/** The centres of the circles that hide the two ends of a route. A new centre is stored when it is first read. */
async function middlesOf({ db }: SeriesParts, userId: UserId, series: Series): Promise<Place[]> {
  const ends = endsOf(series);
  const known = await store.anchorsOf(db, userId);
  const found = ends.flatMap((end) => anchorOf(end, known) ?? []);
  if (found.length === ends.length) return found.map(({ middle }) => middle);
  return db.transaction().execute(async (trx) => {
    await store.holdAnchors(trx, userId);
    const anchors = await store.anchorsOf(trx, userId);
    const middles: Place[] = [];
    for (const place of ends) {
      let anchor = anchorOf(place, anchors);
      if (!anchor) {
        anchor = { place, middle: middleAround(place, chance(), chance()) };
        await store.keepAnchor(trx, userId, anchor);
        anchors.push(anchor);
      }
      middles.push(anchor.middle);
    }
    return middles;
  });
}

const valuesOf = ({ values, seconds }: Series, name: 'Power' | 'Cadence' | 'Hits'): (number | null)[] => [
  ...(values[name] ?? Array.from<null>({ length: seconds }).fill(null)),
];

const beginOf = ({ begin }: Series): string => new Date(begin * 1000).toISOString();

async function ridden(
  parts: SeriesParts,
  userId: UserId,
  from: number,
  to: number,
): Promise<{ readonly watts: readonly (number | null)[]; readonly functional: number } | undefined> {
  let sum: Series = { begin: from, seconds: to - from, values: {} };
  for (const { TrainingId } of await store.seriesBetween(parts.db, userId, from, to)) {
    const series = await store.seriesOfTraining(parts.db, TrainingId, ['Power']);
    if (series) sum = laidOver(sum, partOf(series, from, to));
  }
  const watts = valuesOf(sum, 'Power');
  if (watts.every((value) => value === null)) return undefined;
  const held = await functionalPower(parts, userId, new Date(from * 1000).toISOString().slice(0, 10), true);
  return held === null ? undefined : { watts, functional: held.FunctionalPower };
}

async function ofTraining(parts: SeriesParts, trainingId: TrainingId, caller: Caller): Promise<TrainingSeries | Refusal> {
  const { trainings, db, consents } = parts;
  const training = await trainings.readable(trainingId, caller);
  if (isRefusal(training)) return training;
  const stored = await store.seriesOfTraining(db, trainingId);
  const sight = await consents.sightOf(caller, training.UserId);
  if (!stored)
    return {
      ...presentSeries({ begin: training.Begin.getTime() / 1000, seconds: 0, values: {} }),
      HasHiddenEnds: false,
      PowerFigures: null,
    };
  const seen = sight ? asSeenBy(sight, stored, await middlesOf(parts, training.UserId, stored)) : stored;
  return {
    ...presentSeries(seen),
    HasHiddenEnds: sight !== undefined && seen.values.Latitude !== undefined,
    PowerFigures: await powerOf(parts, training, stored, caller, sight),
  };
}

async function outward(parts: SeriesParts, trainingId: TrainingId, userId: UserId): Promise<TrainingSeries | null> {
  const stored = await store.seriesOfTraining(parts.db, trainingId);
  if (!stored) return null;
  const { Power, Latitude } = stored.values;
  return {
    ...presentSeries(withHiddenEnds(stored, await middlesOf(parts, userId, stored))),
    HasHiddenEnds: Latitude !== undefined,
    PowerFigures: Power === undefined ? null : powerFigures(Power, null),
  };
}

async function power(parts: SeriesParts, userId: UserId, interval: Interval, caller: Caller) {
  const series = await between(parts, userId, interval, caller, ['Power']);
  return isRefusal(series) ? series : { Begin: beginOf(series), Power: valuesOf(series, 'Power') };
}

async function cadence(parts: SeriesParts, userId: UserId, interval: Interval, caller: Caller) {
  const series = await between(parts, userId, interval, caller, ['Cadence']);
  return isRefusal(series) ? series : { Begin: beginOf(series), Cadence: valuesOf(series, 'Cadence') };
}

async function hits(parts: SeriesParts, userId: UserId, interval: Interval, caller: Caller) {
  const series = await between(parts, userId, interval, caller, ['Hits']);
  return isRefusal(series) ? series : { Begin: beginOf(series), Hits: valuesOf(series, 'Hits') };
}

async function geopositions(parts: SeriesParts, userId: UserId, interval: Interval, caller: Caller) {
  const series = await between(parts, userId, interval, caller, ['Latitude', 'Longitude', 'Altitude']);
  if (isRefusal(series)) return series;
  const Positions = Array.from({ length: series.seconds }, (_, Second) => ({
    Second,
    place: placeAt(series, Second),
  })).flatMap(({ Second, place }) =>
    place
      ? [{ Second, Latitude: place.latitude, Longitude: place.longitude, Altitude: series.values.Altitude?.[Second] ?? null }]
      : [],
  );
  return { Begin: beginOf(series), Positions };
}

const chance = (): number => randomInt(2 ** 32) / 2 ** 32;

/** Other users see a route only with the consent `OtherTrainings`, and never its ends. */
function asSeenBy(sight: Sight, series: Series, middles: readonly Place[]): Series {
  const shown = withHiddenEnds(series, middles);
  if (seenElsewhere(sight)) return shown;
  const { Power, Cadence, Speed, Altitude, Distance, Hits } = shown.values;
  const values = Object.fromEntries(
    Object.entries({ Power, Cadence, Speed, Altitude, Distance, Hits }).filter(([, recorded]) => recorded !== undefined),
  );
  return { ...shown, values };
}

const laidOver = (below: Series, above: Series): Series => ({
  ...below,
  values: {
    ...below.values,
    ...Object.fromEntries(
      Object.entries(above.values).map(([name, values]: [string, Values]) => {
        const before = below.values[name as SeriesName];
        return [name, before ? values.map((value, second) => value ?? before[second] ?? null) : values];
      }),
    ),
  },
});

function presentSeries(seen: Series): Omit<TrainingSeries, 'HasHiddenEnds' | 'PowerFigures'> {
  const { begin, seconds, values } = seen;
  const workedOut = values.Speed ? undefined : speedAlong(seen);
  const listOf = (list: Values | undefined): (number | null)[] | null => (list ? [...list] : null);
  return {
    Begin: new Date(begin * 1000).toISOString(),
    Seconds: seconds,
    Power: listOf(values.Power),
    Cadence: listOf(values.Cadence),
    Speed: listOf(values.Speed ?? workedOut),
    IsSpeedWorkedOut: workedOut !== undefined,
    Altitude: listOf(values.Altitude),
    Distance: listOf(values.Distance),
    Latitude: listOf(values.Latitude),
    Longitude: listOf(values.Longitude),
    Hits: listOf(values.Hits),
  };
}
