import path from 'node:path';
import { listInvitations, sendInvitations } from '@clubpulse/contract/members/invitations.calls';
import { expect } from '@playwright/test';
import { auditAsItIs } from '../audit/audit.ts';
import { addressesOfScreens, namesOfScreens } from '../people/addresses.ts';
import { openClub } from '../people/club.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, inTurn, test } from '../people/stage.ts';
import type { Visit } from '../people/visitor.ts';
import { root } from '../product/product.ts';

/** A phone, a tablet held upright, one on its side, a desk. */
const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;
/** Each theme at every width; of each role a quarter of it for each commit: one theme, at half of the widths. */
const visits: Visit[] = [
  { device: 'desktop', language: 'en', theme: 'light' },
  { device: 'desktop', language: 'it', theme: 'dark' },
];
/** With ALBUM set: photographs for whoever wants to look at all of them beside their designs. */
const album = process.env['ALBUM'] === undefined ? undefined : path.join(root, 'test-results/screens');
/** Time for one screen at one width, on a slow machine. */
const SCREEN_MS = 30_000;
const roles = Object.keys(demoPeople) as (keyof typeof demoPeople)[];

test('every screen that exists is looked at', atLength, async () => {
  const looked = Object.values(await addressesOfScreens()).flat();
  // Home is for who has not signed in: her journeys look at it.
  const expected = namesOfScreens().filter((name) => name !== 'Home');
  expect(expected.length).toBeGreaterThan(20);
  expect(expected.filter((name) => !looked.some((address) => address.split('/')[0] === name))).toEqual([]);
});

const quarters = inTurn([0, 1, 2, 3]);
const widthsOf = (role: (typeof roles)[number], as: Visit) =>
  windows.filter((_, place) => quarters.includes((roles.indexOf(role) + 2 * visits.indexOf(as) + (place % 2)) % 4));

for (const role of roles) {
  for (const as of visits) {
    if (widthsOf(role, as).length === 0) continue;
    test(`every screen of the ${role} at every width (${as.language}, ${as.theme})`, atLength, async ({ enter }) => {
      const visitor = await enter(as);
      const { page } = visitor;
      const addresses = (await addressesOfScreens())[role];
      test.setTimeout(300_000 + addresses.length * windows.length * SCREEN_MS);
      await signIn(visitor, demoPeople[role], demoPassword);
      for (const address of addresses) {
        for (const size of widthsOf(role, as)) {
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

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;
/** Script of the page: where the words of each part of a person's card are, which may run out of the box they stand in. */
const boxesOfWords = (name: string) => `
  [...[...document.querySelectorAll('li b')].find((one) => one.textContent === ${JSON.stringify(name)}).parentElement.parentElement.children]
    .map((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return words.getBoundingClientRect().toJSON();
    })`;

/** In both its words are long. */
for (const language of ['fr', 'it'] as const) {
  test(`an invitation that no server mails reads on a phone (${language})`, atLength, async ({ enter }) => {
    const club = await openClub();
    const email = `unmailed.${language}@example.org`;
    const { data } = await club.call(listInvitations, { params: { id: club.ClubId }, query: { globalSearch: email } });
    const body = { People: [{ Email: email, FirstMidName: '', LastName: '' }], Role: 'Athlete' as const, Language: language };
    if (data.length === 0) await club.call(sendInvitations, { params: { id: club.ClubId }, body });
    const visitor = await enter({ device: 'phone', language, theme: 'light' });
    const { page } = visitor;
    await signIn(visitor, demoPeople.manager, demoPassword);
    await page.goto(`/#/AddUsers/invitations?q=${email}`);
    const row = page.getByRole('listitem').filter({ hasText: email });
    await expect(row).toHaveCount(1);
    const parts = await page.evaluate<Box[]>(boxesOfWords(email));
    expect(parts.length).toBeGreaterThan(3);
    const width = page.viewportSize()?.width ?? 0;
    for (const [at, one] of parts.entries()) {
      expect(one.right, `part ${at} ends on the screen`).toBeLessThanOrEqual(width);
      const over = parts
        .slice(at + 1)
        .filter((other) => one.right > other.left && other.right > one.left && one.bottom > other.top && other.bottom > one.top);
      expect(over, `part ${at} lies over nothing`).toEqual([]);
    }
  });
}
