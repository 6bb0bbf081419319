import { parentPort, workerData } from 'node:worker_threads';
import {
  isEmptySample,
  misdated,
  RECORDING_MAX_SECONDS,
  RECORDING_MIN_SECONDS,
  recorded,
  SAMPLES_MAX,
  type Session,
} from '@clubpulse/rules/training/recordings/recording';
import type { Span } from '@clubpulse/rules/training/trainings/stretches';
import { bytesOf, type SeriesBytes } from '../parts/series.wire.ts';
import { isFit, readFit } from './formats/fit-read.wire.ts';
import { readXml } from './formats/xml-read.wire.ts';
import { isPacked, type PassedOver, type Unread } from './read-file.wire.ts';

export interface ParsedTraining {
  readonly TrainingType: string;
  readonly Name: string;
  /** Unix seconds. */
  readonly begin: number;
  readonly seconds: number;
  readonly beats: Uint8Array;
  readonly columns: SeriesBytes;
  readonly Distance?: number | undefined;
  readonly Calories?: number | undefined;
  readonly AverageHeartRate?: number | undefined;
  /** Unix seconds; undefined if unknown. */
  readonly pauses?: readonly Span[] | undefined;
  readonly paused?: number | undefined;
}
export interface Parsed {
  readonly device: string;
  readonly isCut: boolean;
  readonly passedOver: Readonly<PassedOver> & { readonly Unusable: number; readonly Misdated: number };
  /** Trainings in file order; null for a session without data. */
  readonly trainings: readonly (ParsedTraining | null)[];
}

/** Must import little, because each file starts a thread: the contract schemas lengthen a start from 85 to 360 ms of CPU. */
function parse(bytes: Uint8Array): Parsed | Unread {
  if (isPacked(bytes)) return 'RecordingPacked';
  const read = isFit(bytes) ? readFit(bytes, SAMPLES_MAX) : readXml(bytes, SAMPLES_MAX);
  if (typeof read === 'string') return read;
  const all = read.sessions.map(recorded);
  if (all.every((one) => one === undefined)) return read.sessions.some(isBrief) ? 'RecordingTooShort' : 'RecordingWithoutValues';
  if (all.some((one) => one && one.series.seconds > RECORDING_MAX_SECONDS)) return 'RecordingTooLong';
  const trainings = all.map((one) => {
    if (one === undefined) return null;
    const { series, ...stated } = one;
    return { ...stated, begin: series.begin, seconds: series.seconds, columns: bytesOf(series) };
  });
  const Unusable = read.sessions.reduce((sum, { samples }) => sum + samples.filter(isEmptySample).length, 0);
  const Misdated = read.sessions.reduce((sum, session) => sum + misdated(session), 0);
  return { device: read.device, isCut: read.isCut, passedOver: { ...read.passedOver, Unusable, Misdated }, trainings };
}

const isBrief = ({ samples, timer = 0 }: Session): boolean =>
  samples.length === 0 ? timer < RECORDING_MIN_SECONDS : !samples.every(isEmptySample);

parentPort?.postMessage(parse(workerData as Uint8Array), []);
