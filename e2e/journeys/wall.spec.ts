import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub } from '../people/own-club.ts';
import { furnishRoom, wear, whileTraining } from '../people/room.ts';
import { journey } from '../people/stage.ts';

const ROOM = 'Terrace';
const shown = { bpm: 140, percent: 76, zone: 3 };

journey(
  'a TV is paired, shows the members who wear a strap, and recovers after the network was lost',
  [
    { device: 'desktop', language: 'es', theme: 'light' },
    { device: 'phone', language: 'fr', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    const club = await createOwnClub('Wall');
    const { ClubId, employ, member } = club;
    await employ(demoPeople.manager, 'Manager');
    const { UserId, name } = await member('Nives');
    const strap = 31_000 + UserId;
    await wear(club, UserId, strap);
    const { code } = await furnishRoom(club, ROOM);
    const manager = await enter(as, { email: demoPeople.manager, ClubId });
    const tv = await enter({ device: 'tv', language: 'en', theme: 'dark' });

    await tv.page.goto('/tv');
    const letters = tv.page
      .getByRole('region', { name: tv.say('live.tvCode') })
      .getByRole('paragraph')
      .first();
    await expect(letters).toHaveText(/^[A-Z0-9]{4,}$/);
    await auditScreen(tv, 'pairing screen');
    const { page, say } = manager;
    await page.goto('/#/DeviceManagement/Screens');
    await page.getByRole('button', { name: say('displays.pair') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: say('displays.code') }).fill((await letters.innerText()).trim());
    await dialog.getByRole('combobox', { name: say('kit.room') }).click();
    await page.getByRole('option', { name: ROOM, exact: true }).click();
    await dialog.getByRole('textbox', { name: say('kit.name') }).fill(`TV of ${ROOM}`);
    await auditScreen(manager, 'DeviceManagement, pairing a screen');
    await dialog.getByRole('button', { name: say('displays.pair') }).click();
    await expect(tv.page.getByRole('heading', { level: 1 })).toHaveText(ROOM);

    await whileTraining(code, { strap, bpm: shown.bpm }, async () => {
      const tile = tv.page.getByRole('listitem').filter({ hasText: name });
      const isThere = async () => {
        for (const part of [`Z${shown.zone}`, `${shown.percent}%`, String(shown.bpm)]) await expect(tile).toContainText(part);
      };
      await isThere();
      await auditScreen(tv, 'wall');

      const away = tv.page.getByText(tv.say('live.noConnection'));
      await tv.context.setOffline(true);
      await expect(away).toBeVisible();
      await isThere();
      await tv.context.setOffline(false);
      await expect(away).toBeHidden();
      await isThere();
    });
  },
);
