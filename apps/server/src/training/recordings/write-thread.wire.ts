import { parentPort, workerData } from 'node:worker_threads';
import type { RecordingFormat } from '@clubpulse/contract/training/recordings/recordings';
import { partOf } from '@clubpulse/rules/training/series/series';
import { type StoredSeries, unpackSeries } from '../parts/series.wire.ts';
import { writeFit } from './formats/fit-write.wire.ts';
import { writeCsv, writeGpx, writeTcx } from './formats/xml-write.wire.ts';
import type { WrittenTraining } from './written.wire.ts';

export interface ToWrite extends Omit<WrittenTraining, 'series'> {
  readonly format: RecordingFormat;
  readonly begin: number;
  readonly end: number;
  readonly stored: StoredSeries | undefined;
}

const writers: Readonly<Record<RecordingFormat, (training: WrittenTraining) => Uint8Array | string>> = {
  FIT: writeFit,
  TCX: writeTcx,
  GPX: writeGpx,
  CSV: writeCsv,
};

/** Returns Base64, or null for GPX without positions. Writing a day takes seconds, so this runs in a thread. */
function write({ format, begin, end, stored, ...training }: ToWrite): string | null {
  const series = partOf(stored ? unpackSeries(stored) : { begin, seconds: 0, values: {} }, begin, end);
  if (format === 'GPX' && !series.values.Latitude?.some((degrees) => degrees !== null)) return null;
  return Buffer.from(writers[format]({ ...training, series })).toString('base64');
}

parentPort?.postMessage(write(workerData as ToWrite), []);
