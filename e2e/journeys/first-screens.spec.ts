import { expect } from '@playwright/test';
// @ts-expect-error: plain JavaScript without declarations.
import { observeFirstScreen, sizeOf } from '../../scripts/first-screen.mjs';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub } from '../people/own-club.ts';
import { test } from '../people/stage.ts';

interface Screen {
  loaded: readonly { name: string; bytes: number }[];
}

const REQUESTS = 25;
const screens = [
  { name: 'Today', address: '/#/Today', device: 'phone', person: 'member', kB: 202 },
  { name: 'ClubProfile', address: '/#/ClubProfile', device: 'desktop', person: 'manager', kB: 202 },
  { name: 'ClubClasses', address: '/#/ClubClasses', device: 'desktop', person: 'manager', kB: 275 },
  { name: 'TV', address: '/tv', device: 'tv', person: undefined, kB: 105 },
] as const;

for (const { name, address, device, person, kB } of screens)
  test(`${name} works after at most ${REQUESTS} requests and ${kB} kB of script`, async ({ enter }) => {
    const as = { device, language: 'en', theme: 'light' } as const;
    const { page } = await enter(as, person && { email: await emailOf(person) });
    await page.addInitScript(observeFirstScreen(person === undefined ? 'h1' : 'main h1'));
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate('globalThis.firstScreen?.afterMs')).toBeGreaterThan(0);
    const { loaded } = await page.evaluate<Screen>('globalThis.firstScreen');
    check(loaded, kB);
  });

/** Athletes of the demo club may be training: then Today loads the card of the training too. */
async function emailOf(person: 'member' | 'manager'): Promise<string> {
  if (person === 'manager') return demoPeople.manager;
  const { member } = await createOwnClub('First screens');
  return (await member('Nora')).email;
}

function check(loaded: Screen['loaded'], kB: number): void {
  const names = loaded.map((one) => one.name).join('\n');
  // The page itself is one request more.
  expect(loaded.length + 1, names).toBeLessThanOrEqual(REQUESTS);
  expect(sizeOf(loaded, 'js').kB, names).toBeLessThanOrEqual(kB);
}
