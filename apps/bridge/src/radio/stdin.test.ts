import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import { expect, test, vi } from 'vitest';
import { recordingsFolder } from '../../test/recordings-folder.ts';
import { HubClock } from '../clock/hub-clock.ts';
import { captureInput } from './stdin.ts';

async function receive(input: Readable, signal = new AbortController().signal) {
  const bad: string[] = [];
  const received: { sentAt: number; readings: readonly Reading[] }[] = [];
  await captureInput({ input }, new HubClock(), { onBadLine: (line) => bad.push(line), onEnded: () => undefined }).run(
    (sentAt, readings) => received.push({ sentAt, readings }),
    signal,
  );
  return { bad, received };
}

test('a captured strap yields one reading a second: the last broadcast received in that second', async () => {
  const lines = readFileSync(join(recordingsFolder(), 'ant/ant_hrm.jsonl'), 'utf8').trim().split('\n');
  const captured = lines.map((line) => ({ ...JSON.parse(line), deviceNumber: 54919, rssi: -61 }));
  const { bad, received } = await receive(Readable.from(captured.map((line) => `${JSON.stringify(line)}\n`)));
  const lastOfSecond = new Map<number, number>(captured.map(({ t, hr }) => [Math.floor(t) * 1000, hr]));
  expect(bad).toEqual([]);
  const bpms = new Map(received.map(({ sentAt, readings: [reading] }) => [sentAt, reading?.bpm]));
  // A slow machine may emit a second twice; the last counts.
  expect([...bpms]).toEqual([...lastOfSecond]);
  expect(
    received.every(({ readings }) => readings.length === 1 && readings[0]?.strap === 54919 && readings[0].rssi === -61),
  ).toBe(true);
});

test('input lines that are no broadcast are reported, and broadcasts of devices other than straps are ignored', async () => {
  const lines = [
    'hello',
    '{"deviceNumber":0,"data":"84002e562e562d6c"}',
    '{"deviceNumber":5,"data":"84002e"}',
    '{"deviceNumber":5,"deviceType":11,"data":"84002e562e562d6c"}',
    '',
    '{"t":1000.2,"deviceNumber":5,"deviceType":120,"data":"84002e562e562d6c"}',
  ];
  const { bad, received } = await receive(Readable.from([lines.join('\n')]));
  expect(bad).toEqual(lines.slice(0, 3));
  expect(received).toEqual([{ sentAt: 1_000_000, readings: [{ strap: 5, bpm: 108, rssi: 0 }] }]);
});

test('the readings of a live second are emitted when the second is over, without waiting for another broadcast', async () => {
  const input = new PassThrough();
  const stop = new AbortController();
  const bad: string[] = [];
  const before = Date.now();
  const first = new Promise<number>((resolve) => {
    const source = captureInput({ input }, new HubClock(), { onBadLine: (line) => bad.push(line), onEnded: () => undefined });
    void source.run((sentAt) => resolve(sentAt), stop.signal);
  });
  input.write('{"deviceNumber":5,"data":"84002e562e562d6c"}\n');
  const sentAt = await first;
  expect(sentAt % 1000).toBe(0);
  expect(sentAt).toBeGreaterThan(before - 1000);
  stop.abort();
});

test('after a capture program has ended, none of its straps counts as received until its next broadcast', async () => {
  const input = new PassThrough();
  const news: string[] = [];
  const source = captureInput({ input }, new HubClock(), {
    onBadLine: (line) => news.push(line),
    onEnded: () => news.push('ended'),
  });
  const ended = source.run(() => undefined, new AbortController().signal);
  expect(source.isHearing?.()).toBe(true);
  input.write('{"capture":"ended"}\n');
  await vi.waitFor(() => expect(source.isHearing?.()).toBe(false));
  input.write('{"deviceNumber":5,"data":"84002e562e562d6c"}\n');
  await vi.waitFor(() => expect(source.isHearing?.()).toBe(true));
  input.end();
  await ended;
  expect(news).toEqual(['ended']);
});

test('a Bluetooth strap is identified by its Bluetooth address, and has a battery level after it reported one', async () => {
  const lines = [
    '{"t":1000.1,"address":"a0:9e:1a:00:12:34","data":"16485a03","rssi":-70}',
    '{"t":1000.4,"address":"A0:9E:1A:00:12:34","data":"16495a03","rssi":-50,"battery":8}',
    '{"t":1000.5,"deviceNumber":5,"data":"84002e562e562d6c"}',
    '{"t":1001.1,"address":"A0:9E:1A:00:12:34","data":"0448"}',
    '{"t":1001.2,"address":"A0:9E:1A:00:12","data":"0048"}',
    '{"t":1001.3,"address":"A0:9E:1A:00:12:34","data":"01"}',
  ];
  const { bad, received } = await receive(Readable.from([lines.join('\n')]));
  const strap = 2 ** 48 + 0xa09e1a001234;
  expect(bad).toEqual(lines.slice(4));
  expect(received).toEqual([
    {
      sentAt: 1_000_000,
      readings: [
        { strap: 5, bpm: 108, rssi: 0 },
        { strap, bpm: 73, rssi: -50, battery: 8 },
      ],
    },
    { sentAt: 1_001_000, readings: [{ strap, bpm: 0, rssi: 0, battery: 8 }] },
  ]);
});
