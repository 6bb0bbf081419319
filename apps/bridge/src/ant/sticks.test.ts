import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStick } from '../../test/fake-stick.ts';
import { HubClock } from '../clock/hub-clock.ts';
import { captureInput } from '../radio/stdin.ts';
import { StickReader } from './stick-protocol.ts';

const KEY = [1, 2, 3, 4, 5, 6, 7, 8];
const PAGE = '84002e562e562d6c';
let folder: string;
let stop: AbortController;
let ended: Promise<void>;
const plugged: FakeStick[] = [];
const readings: Reading[] = [];
const news: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sticks-'));
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await ended;
  for (const stick of plugged.splice(0)) await stick.pull();
  rmSync(folder, { recursive: true, force: true });
  readings.length = 0;
  news.length = 0;
});

async function plug(name: string, refuses: FakeStick['refuses'] = []) {
  const stick = await FakeStick.plug(join(folder, `ant-${name}`));
  stick.refuses.push(...refuses);
  plugged.push(stick);
  return stick;
}

function listen() {
  const source = captureInput({ ant: { key: KEY, sticks: join(folder, 'ant-') } }, new HubClock(), {
    onBadLine: (line) => news.push(line),
    onEnded: (program) => news.push(`program ${program}`),
    onStickEnded: (stick, why) => news.push(`${stick}: ${why}`),
  });
  ended = source.run((_sentAt, received) => readings.push(...received), stop.signal);
  return source;
}

const opens = (stick: FakeStick, times = 1) =>
  vi.waitFor(() => expect(stick.sent.filter(([, kind]) => kind === 0x5b)).toHaveLength(times));

test('an ANT+ stick is opened for all straps, and their broadcasts arrive', async () => {
  const stick = await plug('one');
  const source = listen();
  await opens(stick);
  expect(stick.sent).toEqual([
    [1, 0x4a, 0],
    [9, 0x46, 0, ...KEY],
    [3, 0x42, 0, 0, 0],
    [5, 0x51, 0, 0, 0, 120, 0],
    [2, 0x45, 0, 57],
    [2, 0x6e, 0, 0xc0],
    [1, 0x5b, 0],
  ]);
  await vi.waitFor(() => expect(source.captures?.()).toEqual([{ Program: 'one', State: 'hears' }]));
  const [broken = 0, ...rest] = stick.broadcast({ device: 9, rssi: -50, data: PAGE });
  stick.say(0x00, 0xff, broken, ...rest.slice(0, -1), 0x11);
  stick.say(...stick.broadcast({ device: 8, rssi: -50, data: PAGE, type: 11 }));
  // Only raw mode leaves these bytes unchanged.
  stick.say(...stick.broadcast({ device: 0x0d0a, rssi: -61, data: '840003110d0a7f6c' }));
  await vi.waitFor(() => expect(readings).toEqual([{ strap: 0x0d0a, bpm: 108, rssi: -61 }]));
  stop.abort();
  await ended;
  await vi.waitFor(() => expect(stick.sent.at(-1)).toEqual([1, 0x4a, 0]));
  expect(news).toEqual([]);
});

test('an ANT+ stick that is plugged in while the bridge runs is found, and broadcasts of straps arrive through it', async () => {
  const source = listen();
  expect(source.isHearing?.()).toBe(false);
  await opens(await plug('late'));
  await vi.waitFor(() => expect(source.isHearing?.()).toBe(true));
});

test('a strap received by two sticks yields one reading, with the stronger signal', async () => {
  const [far, near] = [await plug('far'), await plug('near')];
  listen();
  await Promise.all([opens(far), opens(near)]);
  await vi.waitFor(() => {
    near.say(...near.broadcast({ device: 5, rssi: -48, data: PAGE }));
    far.say(...far.broadcast({ device: 5, rssi: -83, data: PAGE }));
    expect(readings).toContainEqual({ strap: 5, bpm: 108, rssi: -48 });
  });
});

test('an unplugged stick is reported, and its straps are received again when the stick is plugged in again', async () => {
  const stick = await plug('one');
  const source = listen();
  await opens(stick);
  await vi.waitFor(() => expect(source.captures?.()).toEqual([{ Program: 'one', State: 'hears' }]));
  await stick.pull();
  await vi.waitFor(() => expect(news).toEqual(['one: it was pulled out']));
  expect(source.isHearing?.()).toBe(false);
  const again = await plug('one');
  await opens(again);
  again.say(...again.broadcast({ device: 7, rssi: -70, data: PAGE }));
  await vi.waitFor(() => expect(readings).toEqual([{ strap: 7, bpm: 108, rssi: -70 }]));
  expect(source.isHearing?.()).toBe(true);
});

test('a stick that lost power is set up again', { tags: ['atLength'] }, async () => {
  const stick = await plug('one');
  listen();
  await opens(stick);
  stick.say(...stick.message(0x6f, 0));
  await opens(stick, 2);
  expect(news).toEqual(['one: it lost power and restarted']);
});

test('a stick that loses power while it confirms the scan mode is set up again after it has power', {
  tags: ['atLength'],
}, async () => {
  const stick = await plug('one');
  stick.adds.set(0x5b, stick.message(0x6f, 0));
  listen();
  await opens(stick, 2);
  expect(news).toEqual(['one: it lost power and restarted']);
});

test('a stick that cannot report the signal strength is opened without signal strengths, and a stick that refuses the network key is reported', async () => {
  const [old, refusing] = [await plug('old', [{ kind: 0x6e, last: 0xc0 }]), await plug('refusing', [{ kind: 0x46 }])];
  listen();
  await opens(old);
  expect(old.sent).toContainEqual([2, 0x6e, 0, 0x80]);
  old.say(...old.message(0x4e, 0, ...Buffer.from(PAGE, 'hex'), 0x80, 5, 0, 120, 1));
  await vi.waitFor(() => expect(readings).toEqual([{ strap: 5, bpm: 108, rssi: 0 }]));
  await vi.waitFor(() => expect(news).toContain('refusing: it refuses the network key'));
  expect(refusing.sent.every(([, kind]) => kind !== 0x5b)).toBe(true);
});

test('messages of a stick are recognized at any split of their bytes into chunks', () => {
  const bytes = [
    0x00,
    0xa4,
    0xff,
    0xa4,
    3,
    0x40,
    0,
    0x46,
    0,
    0xa4 ^ 3 ^ 0x40 ^ 0x46,
    0xa4,
    1,
    0x6f,
    0x20,
    0xa4 ^ 1 ^ 0x6f ^ 0x20,
  ];
  for (let size = 1; size <= bytes.length; size += 1) {
    const reader = new StickReader();
    const found = [];
    for (let at = 0; at < bytes.length; at += size) found.push(...reader.take(Uint8Array.from(bytes.slice(at, at + size))));
    expect(found.map(({ kind, content }) => [kind, ...content])).toEqual([
      [0x40, 0, 0x46, 0],
      [0x6f, 0x20],
    ]);
  }
});
