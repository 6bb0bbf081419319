import { parentPort, workerData } from 'node:worker_threads';
import type { RecordingFormat } from '@clubpulse/contract/training/recordings/recordings';
import { partOf } from '@clubpulse/rules/training/series/series';
import { type KeptSeries, unpackSeries } from '../series/public.ts';
import { writeFit } from './fit-write.wire.ts';
import type { WrittenTraining } from './written.wire.ts';
import { writeCsv, writeGpx, writeTcx } from './xml-write.wire.ts';

/** A training as it is stored, and what it is to be written as. */
export interface ToWrite extends Omit<WrittenTraining, 'series'> {
  readonly format: RecordingFormat;
  /** Unix. */
  readonly begin: number;
  readonly end: number;
  /** Undefined: nothing was recorded beside its heart rates. */
  readonly kept: KeptSeries | undefined;
}

const writers: Readonly<Record<RecordingFormat, (training: WrittenTraining) => Uint8Array | string>> = {
  FIT: writeFit,
  TCX: writeTcx,
  GPX: writeGpx,
  CSV: writeCsv,
};

/** Writes the training that it begins with, as base64: a day of seconds takes seconds, and walls would wait for them. */
function write({ format, begin, end, kept, ...training }: ToWrite): string {
  const series = kept ? unpackSeries(kept) : { begin, seconds: 0, values: {} };
  return Buffer.from(writers[format]({ ...training, series: partOf(series, begin, end) })).toString('base64');
}

parentPort?.postMessage(write(workerData as ToWrite), []);
