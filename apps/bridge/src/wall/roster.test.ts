import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HubRoster } from '@clubpulse/contract/live/hub-walls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetRosters, StoredRoster } from './roster.ts';

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
const open = (bridgeId = 7) => new StoredRoster(folder, bridgeId, (what) => troubles.push(what));
const file = () => join(folder, 'wall-7.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roster-'));
  troubles = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the roster is stored for the next start in a file that only the bridge’s user can read', () => {
  expect(open().tag).toBe('');
  open().take(roster);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(open().now()).toEqual(roster);
  expect(open().tag).toBe('abc');
});

test('the roster is deleted when the server no longer knows the bridge', () => {
  const stored = open();
  stored.take(roster);
  stored.forget();
  expect([stored.now(), stored.tag, existsSync(file())]).toEqual([undefined, '', false]);
});

test('the roster is deleted a week after the server last confirmed it, even if the bridge was restarted', () => {
  const stored = open();
  stored.take(roster);
  const now = Date.now();
  expect(stored.now(now + 7 * DAY_MS - 60_000)).toEqual(roster);
  stored.confirm(now + 2 * DAY_MS);
  expect(statSync(file()).mtimeMs).toBeCloseTo(now + 2 * DAY_MS, -3);
  expect(stored.now(now + 8 * DAY_MS)).toEqual(roster);
  expect(stored.now(now + 9 * DAY_MS + 60_000)).toBeUndefined();
  expect(existsSync(file())).toBe(false);
  stored.take(roster);
  const old = new Date(now - 8 * DAY_MS);
  utimesSync(file(), old, old);
  expect(open().now()).toBeUndefined();
});

test('a stored roster is ignored when it is damaged or from a former registration', () => {
  open(6).take(roster);
  open();
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(file(), '{"tag":"abc"');
  expect(open().now()).toBeUndefined();
  expect(existsSync(file())).toBe(false);
});

test('a bridge without a page does not store a roster', () => {
  open().take(roster);
  writeFileSync(join(folder, 'credentials.json'), '{}');
  forgetRosters(folder);
  expect(readdirSync(folder)).toEqual(['credentials.json']);
});

test('when the disk refuses the roster, the error is reported and the wall still shows names', () => {
  const stored = open();
  rmSync(folder, { recursive: true });
  stored.take(roster);
  expect(stored.now()).toEqual(roster);
  expect(troubles).toEqual([expect.stringMatching(/^the owners of straps are not stored on disk: /)]);
});
