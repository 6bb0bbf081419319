import { languages } from '@clubpulse/contract/scalars';
import { expect } from '@playwright/test';
import { picture } from '../audit/album.ts';
import {
  auditKeyboard,
  auditLineBreaks,
  auditPaper,
  auditScreen,
  auditShifts,
  forgetShifts,
  watchShifts,
} from '../audit/audit.ts';
import { addressesOfScreens, namesOfScreens } from '../people/addresses.ts';
import { demoPeople } from '../people/demo.ts';
import { long, test } from '../people/stage.ts';
import type { Visit } from '../people/visitor.ts';

const roles = ['manager', 'athlete', 'trainer', 'owner', 'administrator'] as const;
const parts = { manager: 2, athlete: 1, trainer: 1, owner: 1, administrator: 1 } as const;
const devices = ['desktop', 'phone', 'tablet', 'laptop'] as const;
const steady = ['Today', 'ClubClasses', 'ClubProfile'];

test('the URLs of the journeys include every screen', async () => {
  const { ClubId: _, ...addresses } = await addressesOfScreens();
  const looked = Object.values(addresses).flat();
  // Home is left out, because the journey through the languages visits it.
  const expected = namesOfScreens().filter((name) => name !== 'Home');
  expect(expected.length).toBeGreaterThan(20);
  expect(expected.filter((name) => !looked.some((address) => address.split('/')[0] === name))).toEqual([]);
});

for (const [turn, role] of roles.entries()) {
  for (const device of devices) {
    const place = (devices.indexOf(device) + 2 * turn) % 4;
    const as: Visit = { device, language: languages[place] ?? 'en', theme: place % 2 === 0 ? 'light' : 'dark' };
    // `npm test` opens each screen once, but uses all languages and both themes.
    const isShort = devices[turn] === device;
    for (let part = 0; part < parts[role]; part++) {
      const title = `every screen of the ${role} (${as.device}, ${as.language}, ${as.theme}), part ${part + 1} of ${parts[role]}`;
      test(title, isShort ? {} : long, async ({ enter }) => {
        const { ClubId, ...addresses } = await addressesOfScreens();
        const seen = isShort ? roles.slice(0, turn).flatMap((earlier) => addresses[earlier]) : [];
        const visitor = await enter(as, { email: demoPeople[role], ClubId });
        const { page } = visitor;
        await watchShifts(visitor);
        await page.goto('/');
        await expect(page.getByRole('navigation').first()).toBeVisible();
        for (const address of addresses[role].filter((one, at) => at % parts[role] === part && !seen.includes(one))) {
          await forgetShifts(visitor);
          await page.goto(`/#/${address}`);
          await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
          if (!/^(InvitationCode|SharedTraining|Kiosk)\b/.test(address))
            await expect(page.getByRole('navigation').first(), `the menu of ${address}`).toBeVisible();
          await auditScreen(visitor, address);
          await auditLineBreaks(visitor, address);
          if (steady.includes(address)) await auditShifts(visitor, address);
          await auditKeyboard(visitor, address);
          await auditPaper(visitor, address);
          await picture(visitor, role, address);
        }
      });
    }
  }
}
