import { expect } from '@playwright/test';
// @ts-expect-error: the scripts run before anything is installed, so they are plain JavaScript without declarations.
import { loadedOnceItWorks, sizeOf } from '../../scripts/first-screen.mjs';
import { demoPeople } from '../people/demo.ts';
import { test } from '../people/stage.ts';

const REQUESTS = 25;
const screens = [
  { name: 'Today', address: '/#/Today', device: 'phone', person: 'athlete', kB: 205 },
  { name: 'ClubProfile', address: '/#/ClubProfile', device: 'desktop', person: 'manager', kB: 205 },
  { name: 'ClubClasses', address: '/#/ClubClasses', device: 'desktop', person: 'manager', kB: 285 },
  { name: 'TV', address: '/tv', device: 'tv', person: undefined, kB: 115 },
] as const;

for (const { name, address, device, person, kB } of screens)
  test(`${name} works after at most ${REQUESTS} requests and ${kB} kB of script`, async ({ enter }) => {
    const as = { device, language: 'en', theme: 'light' } as const;
    const { page } = await enter(as, person && { email: demoPeople[person] });
    await page.goto(address);
    const heading = person === undefined ? 'h1' : 'main h1';
    const loaded = (await (await page.waitForFunction(loadedOnceItWorks(heading))).jsonValue()) as { name: string }[];
    expect(loaded.length + 1, loaded.map((one) => one.name).join('\n')).toBeLessThanOrEqual(REQUESTS);
    expect(sizeOf(loaded, 'js').kB).toBeLessThanOrEqual(kB);
  });
