import { createHash } from 'node:crypto';
import { asLine } from '@clubpulse/contract/scalars';
import {
  FIRST_RECORDED_SECOND,
  RECORDING_MAX_SECONDS,
  RECORDING_MIN_SECONDS,
  recorded,
  SAMPLES_MAX,
  type Sample,
} from '@clubpulse/rules/training/recordings/recording';
import { recorderOfFit, sportOfName } from '@clubpulse/rules/training/recordings/sports';
import { seriesNames } from '@clubpulse/rules/training/series/series';
import { z } from 'zod';
import { unstorableField } from '../../platform/http/storable.ts';
import { bytesOf, type SeriesBytes } from '../parts/series.wire.ts';
import type { ParsedTraining } from '../recordings/public.ts';
import { healthEnvelopes, type ReportedHealth, reportedHealth } from './garmin-health.wire.ts';

/** The fields as public integrations describe them. A field with an invalid value counts as missing. */

const ofActivities = { activities: 'summary', manuallyUpdatedActivities: 'summary', activityDetails: 'details' } as const;
type ActivityList = keyof typeof ofActivities;
const lists = Object.keys(ofActivities) as ActivityList[];
export const envelopes: ReadonlySet<string> = new Set([...lists, ...healthEnvelopes, 'deregistrations', 'userPermissionsChange']);

export interface ReportedActivity {
  readonly account: string;
  readonly kind: 'summary' | 'details';
  readonly digest: Uint8Array;
  readonly activityId: string | null;
  readonly activityType: string;
  /** Unix seconds. */
  readonly recordedAt: number;
  readonly device: string;
  /** Null if the activity is shorter than a minute. */
  readonly training: ParsedTraining | null;
}
export interface Ping {
  readonly account: string;
  readonly list: string;
  readonly url: string;
}
export interface ReadBody {
  readonly activities: readonly ReportedActivity[];
  readonly health: readonly ReportedHealth[];
  readonly pings: readonly Ping[];
  readonly deregistrations: readonly string[];
  readonly permissions: readonly { readonly account: string; readonly permissions: readonly string[]; readonly at: number }[];
  readonly malformed: number;
}

const number = z.number().optional().catch(undefined);
const words = z.string().max(200).catch('');
const accountSchema = z.object({ userId: z.string().min(1).max(200) });
const pingSchema = accountSchema.extend({ callbackURL: z.string().min(1).max(4000) });
const summarySchema = z.object({
  activityId: z
    .union([z.number(), z.string().max(100)])
    .optional()
    .catch(undefined),
  activityType: z.string().min(1).max(100),
  startTimeInSeconds: z.number().int().min(FIRST_RECORDED_SECOND).max(32_503_680_000),
  durationInSeconds: z.number().min(0).max(RECORDING_MAX_SECONDS),
  averageHeartRateInBeatsPerMinute: number,
  activeKilocalories: number,
  distanceInMeters: number,
  deviceName: words,
  /** True for a summary of several sports, which are sent as activities of their own. */
  isParent: z.boolean().catch(false),
});
const sampleSchema = z.object({
  startTimeInSeconds: z.number(),
  heartRate: number,
  heartrate: number,
  speedMetersPerSecond: number,
  elevationInMeters: number,
  powerInWatts: number,
  bikeCadenceInRPM: number,
  stepsPerMinute: number,
  swimCadenceInStrokesPerMinute: number,
  totalDistanceInMeters: number,
  latitudeInDegree: number,
  longitudeInDegree: number,
  timerDurationInSeconds: number,
});
const detailsSchema = z.object({
  activityId: summarySchema.shape.activityId,
  summary: summarySchema,
  samples: z.array(z.unknown()).max(SAMPLES_MAX).default([]),
});
const permissionsSchema = accountSchema.extend({
  permissions: z.array(z.string().max(100)).max(100),
  changeTimeInSeconds: z.number().min(0).max(32_503_680_000).catch(0),
});

/** Entries belong to the account of the ping, whatever account they contain. */
export function readFetched(bytes: Uint8Array, { account, list }: Ping): ReadBody | undefined {
  const entries = parsed(bytes);
  if (!Array.isArray(entries)) return undefined;
  return readLists({ [list]: entries.map((entry) => (isObject(entry) ? { ...entry, userId: account } : entry)) });
}

export interface CutBody {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  readonly pings: readonly Ping[];
}

/**
 * A part exceeds `bytesMax` only if it has a single entry. Permissions are first, deregistrations last. Undefined if the body is
 * unreadable.
 */
export function cutBody(bytes: Uint8Array, entriesMax: number, bytesMax: number): CutBody | undefined {
  const known = knownLists(parsed(bytes));
  if (known === undefined) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const pings: Ping[] = [];
  let part: [list: string, entries: string[]][] = [];
  let [count, length] = [0, 0];
  const end = () => {
    if (part.length === 0) return;
    parts.push(
      new TextEncoder().encode(`{${part.map(([list, entries]) => `${JSON.stringify(list)}:[${entries.join()}]`).join()}}`),
    );
    part = [];
    [count, length] = [0, 0];
  };
  const order = ([list]: readonly [string, unknown]) =>
    list === 'userPermissionsChange' ? 0 : list === 'deregistrations' ? 2 : 1;
  for (const [list, entries] of known.toSorted((one, other) => order(one) - order(other)))
    for (const entry of Array.isArray(entries) ? (entries as unknown[]) : [null]) {
      const ping = pingOf(list, entry);
      if (ping) {
        pings.push(ping);
        continue;
      }
      const text = JSON.stringify(entry);
      const bytesOfIt = Buffer.byteLength(text);
      if (count === entriesMax || length + bytesOfIt > bytesMax) end();
      const last = part.at(-1);
      if (last?.[0] === list) last[1].push(text);
      else part.push([list, [text]]);
      count++;
      length += bytesOfIt;
    }
  end();
  return { parts, pings };
}

export const readBody = (bytes: Uint8Array): ReadBody | undefined => readLists(parsed(bytes));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

function knownLists(json: unknown): [string, unknown][] | undefined {
  if (!isObject(json)) return undefined;
  const known = Object.entries(json).filter(([key]) => envelopes.has(key));
  if (known.length === 0) return undefined;
  return known.map(([key, entries]) => [key, Array.isArray(entries) ? entries.map(readable) : entries]);
}

const readable = (entry: unknown): unknown => (unstorableField(entry) === undefined ? entry : null);

function pingOf(list: string, entry: unknown): Ping | undefined {
  if (list === 'deregistrations' || list === 'userPermissionsChange') return undefined;
  const ping = pingSchema.safeParse(entry).data;
  return ping && { account: ping.userId, list, url: ping.callbackURL };
}

function readLists(json: unknown): ReadBody | undefined {
  const known = knownLists(json);
  if (known === undefined) return undefined;
  const body = {
    activities: [] as ReportedActivity[],
    health: [] as ReportedHealth[],
    pings: [] as Ping[],
    deregistrations: [] as string[],
    permissions: [] as ReadBody['permissions'][number][],
    malformed: 0,
  };
  for (const [key, entries] of known) {
    if (!Array.isArray(entries)) body.malformed++;
    else for (const entry of entries) if (!readEntry(key, entry, body)) body.malformed++;
  }
  return body;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer One)[] ? One[] : T[Key] };

function readEntry(key: string, entry: unknown, body: Writable<ReadBody>): boolean {
  if (key === 'deregistrations') {
    const read = accountSchema.safeParse(entry);
    if (read.success) body.deregistrations.push(read.data.userId);
    return read.success;
  }
  if (key === 'userPermissionsChange') {
    const read = permissionsSchema.safeParse(entry);
    const {
      userId: account,
      permissions,
      changeTimeInSeconds: at,
    } = read.data ?? { userId: '', permissions: [], changeTimeInSeconds: 0 };
    if (read.success) body.permissions.push({ account, permissions, at });
    return read.success;
  }
  const ping = pingOf(key, entry);
  if (ping) {
    body.pings.push(ping);
    return true;
  }
  if (healthEnvelopes.includes(key)) {
    const account = accountSchema.safeParse(entry).data?.userId;
    const notified = account === undefined ? undefined : reportedHealth(key, account, entry, deviceOf);
    if (notified) body.health.push(notified);
    return notified !== undefined;
  }
  const list = lists.find((name) => name === key);
  const notified = list && reportedActivity(list, entry);
  if (notified && notified !== 'several') body.activities.push(notified);
  return notified !== undefined;
}

function reportedActivity(list: ActivityList, entry: unknown): ReportedActivity | 'several' | undefined {
  const kind = ofActivities[list];
  const account = accountSchema.safeParse(entry);
  const read = kind === 'details' ? detailsSchema.safeParse(entry) : summarySchema.safeParse(entry);
  if (!account.success || !read.success) return undefined;
  const { summary, samples } = 'summary' in read.data ? read.data : { summary: read.data, samples: [] };
  if (summary.isParent) return 'several';
  const activityId = read.data.activityId ?? summary.activityId;
  return {
    account: account.data.userId,
    kind,
    digest: createHash('sha256').update(JSON.stringify(entry)).digest(),
    activityId: activityId === undefined ? null : String(activityId),
    activityType: summary.activityType,
    recordedAt: summary.startTimeInSeconds,
    device: deviceOf(summary.deviceName),
    training: trainingOf(summary, samples),
  };
}

const GARMIN = 1;
const DEVICE_MAX = 100;
const deviceOf = (name: string): string =>
  asLine(recorderOfFit(GARMIN, undefined, /^unknown$/i.test(name.trim()) ? '' : name.trim()), DEVICE_MAX);

function trainingOf(summary: z.output<typeof summarySchema>, entries: readonly unknown[]): ParsedTraining | null {
  const begin = summary.startTimeInSeconds;
  const end = begin + Math.round(summary.durationInSeconds);
  const stated = {
    TrainingType: sportOfName(summary.activityType),
    // Garmin's name is not used, because it contains the place, which must not be revealed.
    Name: '',
    Distance: summary.distanceInMeters,
    Calories: summary.activeKilocalories,
    AverageHeartRate: summary.averageHeartRateInBeatsPerMinute,
  };
  const samples = entries.flatMap((entry) => sampleSchema.safeParse(entry).data ?? []);
  // A summary contains no recorded values, so it must not replace stored ones.
  const one =
    samples.length === 0
      ? undefined
      : recorded({ ...stated, samples: samples.map(sampleOf), breaks: breaksOf(samples), begin, end });
  if (one && one.series.seconds <= RECORDING_MAX_SECONDS) {
    const { series, beats, pauses, paused } = one;
    return { ...stated, pauses, paused, begin: series.begin, seconds: series.seconds, beats, columns: bytesOf(series) };
  }
  return end - begin < RECORDING_MIN_SECONDS
    ? null
    : { ...stated, begin, seconds: end - begin, beats: new Uint8Array(), columns: none };
}
const none = Object.fromEntries(seriesNames.map((name) => [name, null])) as SeriesBytes;

type ReadSample = z.output<typeof sampleSchema>;
const sampleOf = (read: ReadSample): Sample => ({
  at: read.startTimeInSeconds,
  HeartRate: read.heartRate ?? read.heartrate,
  Power: read.powerInWatts,
  // Cadence counts revolutions, so two steps count as one revolution.
  Cadence:
    read.bikeCadenceInRPM ?? (read.stepsPerMinute === undefined ? read.swimCadenceInStrokesPerMinute : read.stepsPerMinute / 2),
  Speed: read.speedMetersPerSecond,
  Altitude: read.elevationInMeters,
  Distance: read.totalDistanceInMeters,
  Latitude: read.latitudeInDegree,
  Longitude: read.longitudeInDegree,
});

function breaksOf(samples: readonly ReadSample[]): number[] {
  const inOrder = samples.toSorted((a, b) => a.startTimeInSeconds - b.startTimeInSeconds);
  return inOrder.flatMap((one, index) => {
    const next = inOrder[index + 1];
    if (next?.timerDurationInSeconds === undefined || one.timerDurationInSeconds === undefined) return [];
    const [passed, timed] = [
      next.startTimeInSeconds - one.startTimeInSeconds,
      next.timerDurationInSeconds - one.timerDurationInSeconds,
    ];
    return passed - timed > 1 ? [one.startTimeInSeconds] : [];
  });
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
