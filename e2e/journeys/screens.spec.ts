import path from 'node:path';
import { expect } from '@playwright/test';
import { auditAsItIs } from '../audit/audit.ts';
import { addressesOfScreens, namesOfScreens } from '../people/addresses.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { otherDevice, test } from '../people/stage.ts';
import type { Visit } from '../people/visitor.ts';
import { root } from '../product/product.ts';

/** A phone, a tablet held upright, one on its side, a desk. */
const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;
/** Each theme at every width: no screen needs to be looked at in the other one besides. */
const visits: Visit[] = [
  { device: 'desktop', language: 'en', theme: 'light' },
  { device: 'desktop', language: 'it', theme: 'dark' },
];
/** With ALBUM set: photographs for whoever wants to look at all of them beside their designs. */
const album = process.env['ALBUM'] === undefined ? undefined : path.join(root, 'test-results/screens');
/** Time for one screen at one width, on a slow machine. */
const SCREEN_MS = 30_000;
const roles = Object.keys(demoPeople) as (keyof typeof demoPeople)[];

test('every screen that exists is looked at', otherDevice, async () => {
  const looked = Object.values(await addressesOfScreens()).flat();
  // Home is for who has not signed in: her journeys look at it.
  const expected = namesOfScreens().filter((name) => name !== 'Home');
  expect(expected.length).toBeGreaterThan(20);
  expect(expected.filter((name) => !looked.some((address) => address.split('/')[0] === name))).toEqual([]);
});

for (const role of roles) {
  for (const as of visits) {
    test(`every screen of the ${role} at every width (${as.language}, ${as.theme})`, otherDevice, async ({ enter }) => {
      const visitor = await enter(as);
      const { page } = visitor;
      const addresses = (await addressesOfScreens())[role];
      test.setTimeout(300_000 + addresses.length * windows.length * SCREEN_MS);
      await signIn(visitor, demoPeople[role], demoPassword);
      for (const address of addresses) {
        for (const size of windows) {
          await page.setViewportSize(size);
          await page.goto(`/#/${address}`);
          await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
          // Who holds a code or a link may be nobody here yet, and a tablet at the door has no account: their pages stand alone.
          if (!/^(InvitationCode|SharedTraining|Kiosk)\b/.test(address)) {
            await expect(page.getByRole('navigation').first(), `the menu of ${address}`).toBeVisible();
          }
          await auditAsItIs({ ...visitor, width: size.width }, `${address}, ${size.width} px`, { looksAlone: as !== visits[0] });
          const name = address.replace('/', '-').replace(/\d+/, 'one');
          if (album !== undefined)
            await page.screenshot({ path: path.join(album, `${role}-${name}-${size.width}-${as.theme}-${as.language}.png`) });
        }
      }
    });
  }
}
