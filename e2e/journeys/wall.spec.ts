import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub } from '../people/own-club.ts';
import { furnishRoom, steadyHeart, wear } from '../people/room.ts';
import { journey } from '../people/stage.ts';
import { runAgent } from '../product/bridge-agent.ts';
import { productUrl } from '../product/product.ts';

const ROOM = 'Terrace';
const shown = { bpm: 140, percent: 76, zone: 3 };
const SECONDS = 3600;

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

    const folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-terrace-'));
    const registration = ['--server', productUrl(), '--code', code, '--hardware-id', `hub-${ClubId}`];
    const heart = await steadyHeart(folder, strap, shown.bpm, SECONDS);
    const agent = runAgent([...registration, '--data-dir', path.join(folder, 'bridge'), '--replay', heart]);
    try {
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
    } finally {
      await agent.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
