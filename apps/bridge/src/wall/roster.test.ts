import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HubRoster } from '@clubpulse/contract/live/hub-walls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetRosters, KeptRoster } from './roster.ts';

const DAY_MS = 86_400_000;
const roster: HubRoster = {
  tag: 'abc',
  clubName: 'Cadenza',
  roomName: null,
  roomColor: null,
  timeZone: 'Europe/Rome',
  language: 'it',
  people: [{ straps: [100], name: 'Volpe', initial: 'R', max: 184, limits: [92, 110, 129, 147, 166, 184] }],
  off: [],
};
let folder: string;
let troubles: string[];
const open = (bridgeId = 7) => new KeptRoster(folder, bridgeId, (what) => troubles.push(what));
const file = () => join(folder, 'wall-7.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roster-'));
  troubles = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('is kept for the next start, for the bridge’s own user alone', () => {
  expect(open().tag).toBe('');
  open().take(roster);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(open().now()).toEqual(roster);
  expect(open().tag).toBe('abc');
});

test('goes when the server does not know the bridge any more', () => {
  const kept = open();
  kept.take(roster);
  kept.forget();
  expect([kept.now(), kept.tag, existsSync(file())]).toEqual([undefined, '', false]);
});

test('goes a week after the server’s last word, over a start too', () => {
  const kept = open();
  kept.take(roster);
  const now = Date.now();
  expect(kept.now(now + 7 * DAY_MS - 60_000)).toEqual(roster);
  kept.confirm(now + 2 * DAY_MS);
  expect(statSync(file()).mtimeMs).toBeCloseTo(now + 2 * DAY_MS, -3);
  expect(kept.now(now + 8 * DAY_MS)).toEqual(roster);
  expect(kept.now(now + 9 * DAY_MS + 60_000)).toBeUndefined();
  expect(existsSync(file())).toBe(false);
  kept.take(roster);
  const old = new Date(now - 8 * DAY_MS);
  utimesSync(file(), old, old);
  expect(open().now()).toBeUndefined();
});

test('of a former registration, or damaged, is none', () => {
  open(6).take(roster);
  open();
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(file(), '{"tag":"abc"');
  expect(open().now()).toBeUndefined();
  expect(existsSync(file())).toBe(false);
});

test('is not kept by a bridge that shows no page', () => {
  open().take(roster);
  writeFileSync(join(folder, 'credentials.json'), '{}');
  forgetRosters(folder);
  expect(readdirSync(folder)).toEqual(['credentials.json']);
});

test('a disk that does not keep it is said, and the wall names people all the same', () => {
  const kept = open();
  rmSync(folder, { recursive: true });
  kept.take(roster);
  expect(kept.now()).toEqual(roster);
  expect(troubles).toEqual([expect.stringMatching(/^the disk does not keep whom the straps belong to: /)]);
});
