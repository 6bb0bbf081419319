import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { temporalFunctions } from './temporal-functions.ts';

const source = `
import { create, toZonedDateTime } from 'temporal-polyfill/fns/PlainDateTime';
import { offsetNanoseconds, withTimeZone, toPlainDateTime } from 'temporal-polyfill/fns/ZonedDateTime';
import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
export function answers() {
  const shown = toZonedDateTime(create(2026, 10, 25, 2, 30), 'Europe/Rome');
  const inRome = toZonedDateTimeISO(fromEpochMilliseconds(Date.UTC(2026, 10, 16, 8, 30)), 'Europe/Rome');
  const there = toPlainDateTime(withTimeZone(inRome, 'Asia/Tokyo'));
  return [shown.epochMilliseconds, offsetNanoseconds(shown), inRome.hour, offsetNanoseconds(inRome), there.day, there.hour];
}
`;
let folder = '';
let code = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'temporal-'));
  const input = join(import.meta.dirname, '.asked.js');
  const outcome = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      {
        name: 'asked',
        enforce: 'pre',
        resolveId: (id) => (id === input ? id : null),
        load: (id) => (id === input ? source : null),
      },
      temporalFunctions(),
    ],
    build: { write: false, minify: true, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  });
  const [file] = (outcome as Rolldown.RolldownOutput).output;
  ({ code } = file);
  writeFileSync(join(folder, 'asked.mjs'), code);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the build uses the global Temporal, which is the polyfill in a browser without Temporal', async () => {
  vi.stubGlobal('Temporal', Temporal);
  const { answers } = (await import(join(folder, 'asked.mjs'))) as { answers: () => number[] };
  const hour = 3_600_000;
  expect(answers()).toEqual([Date.UTC(2026, 9, 25, 0, 30), 2 * hour * 1e6, 9, hour * 1e6, 16, 17]);
});

it('the build includes no Temporal polyfill', () => expect(code.length).toBeLessThan(40_000));
