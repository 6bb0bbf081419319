import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { crcOf } from './formats/fit-read.wire.ts';
import { writeFit } from './formats/fit-write.wire.ts';
import type { WrittenTraining } from './written.wire.ts';

const SECONDS = 3600;
const perSecond = (valueAt: (second: number) => number): number[] =>
  Array.from({ length: SECONDS }, (_, second) => valueAt(second));

export const anHour = (begin: number, fields: Partial<WrittenTraining> = {}): WrittenTraining => ({
  Name: '',
  TrainingType: 'cycling',
  SourceName: '',
  Distance: 28_800,
  Calories: 640,
  AverageHeartRate: 140,
  pauses: [],
  beats: Uint8Array.from(perSecond((second) => 120 + Math.round(30 * Math.sin(second / 300)))),
  series: {
    begin,
    seconds: SECONDS,
    values: {
      Power: perSecond((second) => (second % 600 < 20 ? 0 : 180 + (second % 60))),
      Cadence: perSecond((second) => (second % 600 < 20 ? 0 : 85 + (second % 7))),
      Speed: perSecond(() => 8),
      Altitude: perSecond((second) => 270 + Math.round(200 * Math.sin(second / 900)) / 5),
      Distance: perSecond((second) => second * 8),
      Latitude: perSecond((second) => Number((45.8 + 0.03 * Math.sin((second / SECONDS) * 2 * Math.PI)).toFixed(6))),
      Longitude: perSecond((second) => Number((9.26 + 0.05 * Math.cos((second / SECONDS) * 2 * Math.PI)).toFixed(6))),
    },
  },
  ...fields,
});

export function fitOf(messages: readonly (readonly number[])[]): Uint8Array {
  const data = Buffer.from(messages.flat());
  const header = Buffer.alloc(14);
  header.writeUInt8(header.length, 0);
  header.writeUInt32LE(data.length, 4);
  header.write('.FIT', 8, 'latin1');
  const file = Buffer.concat([header, data, Buffer.alloc(2)]);
  file.writeUInt16LE(crcOf(file.subarray(0, -2)), file.length - 2);
  return file;
}

/**
 * A tennis training of 71 seconds from 2026-05-01 08:00, by the vendor's encoder. It has six strokes of five kinds, two in one
 * second.
 */
export const tennis = (): Uint8Array =>
  Buffer.from(
    [
      'DgLhUoMAAAAuRklUxHhAAAAAAAQAAQIBAoQCAoQEBIYABP8AAACAEVdEQQAAFAAD/QSGAwECMQECAYARV0R4AAGFEVdEfQIBiRFXRIED',
      'AYkRV0SBBAGOEVdEhgUBnhFXRJYBAa0RV0SlAAHGEVdEvgNCAAASAAT9BIYCBIYHBIYFAQICxhFXRIARV0RYFQEACJGe',
    ].join(''),
    'base64',
  );
export const tennisHits: ReadonlyMap<number, number> = new Map([
  [0, 0],
  [5, 1],
  [9, 2],
  [14, 1],
  [30, 1],
  [45, 0],
  [70, 1],
]);

export const samples: Samples = {
  calls({ athlete, club, training }) {
    const file = writeFit(anHour(Date.UTC(2026, 8, 14, 6) / 1000 + (club % 1_000) * 4_000));
    return {
      'recordings.import': {
        params: { id: athlete },
        body: { File: Buffer.from(file).toString('base64'), FileName: 'ride.fit' },
        answer: { Trainings: [{ Outcome: 'Added', TrainingType: 'cycling', Duration: 3600 }] },
      },
      'recordings.export': {
        params: { id: training },
        query: { format: 'CSV' },
        answer: { FileName: expect.stringMatching(/^2026-11-02-.*\.csv$/), Type: 'text/csv' },
      },
    };
  },
};
