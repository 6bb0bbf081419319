import { getUserLive } from '@clubpulse/contract/live/board.calls';
import { expect, type Page } from '@playwright/test';
// @ts-expect-error: plain JavaScript without declarations.
import { observeFirstScreen, sizeOf } from '../../scripts/first-screen.mjs';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub } from '../people/own-club.ts';
import { furnishRoom, wear, whileTraining } from '../people/room.ts';
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
    await open(page, address, person === undefined ? 'h1' : 'main h1', kB);
  });

test('Today of a member who is training keeps the same limits', async ({ enter }) => {
  const [{ address, device, kB }] = screens;
  const club = await createOwnClub('First screens');
  const { UserId, email, call } = await club.member('Nora');
  const strap = 33_000 + UserId;
  await wear(club, UserId, strap);
  const { code } = await furnishRoom(club, 'Terrace');
  const { page, say } = await enter({ device, language: 'en', theme: 'light' }, { email });
  await whileTraining(code, { strap, bpm: 140 }, async () => {
    await expect.poll(() => call(getUserLive, { params: { id: UserId } })).not.toBeNull();
    await open(page, address, 'main h1', kB);
    await expect(page.getByRole('region', { name: say('training.liveNow') })).toContainText('140');
  });
});

/** Athletes of the demo club may be training. */
async function emailOf(person: 'member' | 'manager'): Promise<string> {
  if (person === 'manager') return demoPeople.manager;
  const { member } = await createOwnClub('First screens');
  return (await member('Nora')).email;
}

async function open(page: Page, address: string, heading: string, kB: number): Promise<void> {
  await page.addInitScript(observeFirstScreen(heading));
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('globalThis.firstScreen?.afterMs')).toBeGreaterThan(0);
  const { loaded } = await page.evaluate<Screen>('globalThis.firstScreen');
  const names = loaded.map((one) => one.name).join('\n');
  // The page itself is one request more.
  expect(loaded.length + 1, names).toBeLessThanOrEqual(REQUESTS);
  expect(sizeOf(loaded, 'js').kB, names).toBeLessThanOrEqual(kB);
}
