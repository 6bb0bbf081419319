import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import { describe, expect, test } from 'vitest';
import { recordingsFolder } from '../../test/recordings-folder.ts';
import { parseRecording, readRecording } from './recording.ts';
import { replay } from './replay.ts';

const START = Date.parse('2026-01-05T18:00:00Z');

async function collect(options: Parameters<typeof replay>[0]): Promise<Map<number, readonly Reading[]>> {
  const seconds = new Map<number, readonly Reading[]>();
  await replay(options).run((sentAt, readings) => {
    if (seconds.has(sentAt)) throw new Error('a second came twice');
    seconds.set(sentAt, readings);
  }, new AbortController().signal);
  return seconds;
}

describe('a recording', () => {
  test('maps each second to a heart rate in bpm', () => {
    expect([...parseRecording('offset_s,hr\n0,80\n1,81.4\r\n5,0\n', 'x')]).toEqual([
      [0, 80],
      [1, 81],
      [5, 0],
    ]);
  });

  test.each([
    ['time,hr\n0,80\n', 'x.csv:1: expected the header offset_s,hr'],
    ['offset_s,hr\n0,80\n1;81\n', "x.csv:3: expected seconds and bpm, found '1;81'"],
    ['offset_s,hr\n0,300\n', "x.csv:2: expected seconds and bpm, found '0,300'"],
    ['offset_s,hr\n', 'x.csv: holds no heart rate'],
  ])('is refused with the content %j', (text, message) => {
    expect(() => parseRecording(text, 'x.csv')).toThrow(message);
  });

  test('is refused when its file is missing', () => {
    expect(() => readRecording('/nowhere/x.csv')).toThrow('cannot read the recording /nowhere/x.csv');
  });
});

describe('a replay of recordings', () => {
  const folder = join(recordingsFolder(), 'heart-rate');
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));

  test('emits each recorded second of several straps once, and no seconds where the recording has a gap', async () => {
    const tracks = files.map((name, index) => ({ strap: 100 + index, recording: readRecording(join(folder, name)) }));
    const seconds = await collect({ tracks, speed: 1000, start: START });
    for (const [index, name] of files.entries()) {
      const replayed = [...seconds].flatMap(([sentAt, readings]) =>
        readings.filter(({ strap }) => strap === 100 + index).map(({ bpm }) => `${(sentAt - START) / 1000},${bpm}`),
      );
      const recorded = readFileSync(join(folder, name), 'utf8').trim().split('\n').slice(1);
      expect(replayed).toEqual(recorded);
    }
  });

  test('emits each second only at its time, divided by the replay speed', async () => {
    const recording = new Map(Array.from({ length: 61 }, (_, second) => [second, 100]));
    const startedAt = performance.now();
    await replay({ tracks: [{ strap: 1, recording }], speed: 120, start: START }).run((sentAt) => {
      expect(((performance.now() - startedAt) * 120) / 1000).toBeGreaterThanOrEqual((sentAt - START) / 1000);
    }, new AbortController().signal);
  });

  test('without a start time ends with the present second, and emits no seconds in the future', async () => {
    const recording = new Map([0, 10, 200].map((second) => [second, 100]));
    const begun = Date.now();
    let latest = 0;
    await replay({ tracks: [{ strap: 1, recording }], speed: 1000 }).run((sentAt) => {
      expect(sentAt).toBeLessThanOrEqual(Date.now());
      latest = sentAt;
    }, new AbortController().signal);
    expect(latest).toBeGreaterThan(begun - 1000);
  });

  test('stops when its signal aborts', async () => {
    const stop = new AbortController();
    const recording = new Map([
      [0, 100],
      [3600, 100],
    ] as const);
    const running = replay({ tracks: [{ strap: 1, recording }], speed: 1, start: START }).run(() => stop.abort(), stop.signal);
    await expect(running).resolves.toBeUndefined();
  });
});
