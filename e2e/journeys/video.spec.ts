import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub } from '../people/own-club.ts';
import { journey, test } from '../people/stage.ts';

const hasPrograms = spawnSync('ffmpeg', ['-version']).status === 0;
const PLAYLIST = 'Sleds';

function film(folder: string): string {
  const file = path.join(folder, 'sled_push.mp4');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=25:duration=8'];
  const sound = ['-f', 'lavfi', '-i', 'sine=duration=8'];
  const rate = ['-b:v', '12M', '-minrate', '12M', '-shortest'];
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...picture, ...sound, ...rate, file]);
  return file;
}

journey(
  'a manager uploads a video over a network that fails, and an athlete plays it',
  [
    { device: 'desktop', language: 'it', theme: 'light' },
    { device: 'phone', language: 'en', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    test.skip(!hasPrograms, 'ffmpeg is not on this machine');
    const { ClubId, employ, member } = await createOwnClub('Cinema');
    await employ(demoPeople.manager, 'Manager');
    const { email } = await member('Wanda');
    const folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-film-'));
    const manager = await enter(as, { email: demoPeople.manager, ClubId });
    const { page, say } = manager;
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await page.goto('/#/VideoCollections');
    await press(say('videos.newPlaylist'));
    await dialog.getByLabel(say('kit.title')).fill(PLAYLIST);
    await dialog.getByRole('button', { name: say('kit.add') }).click();
    await expect(dialog).toHaveCount(0);

    await press(say('videos.upload'));
    await dialog.locator('input[type=file]').setInputFiles(film(folder));
    let parts = 0;
    await page.route('**/uploads/**', (route) => {
      const isSecond = route.request().method() === 'PATCH' && ++parts === 2;
      return isSecond ? route.abort('connectionreset') : route.continue();
    });
    await dialog.getByRole('button', { name: say('videos.upload') }).click();
    const tray = page.getByRole('region', { name: say('uploads.region') });
    await expect(tray.getByText(say('uploads.ready'), { exact: true })).toBeVisible();
    expect(parts).toBe(4);
    await rm(folder, { recursive: true, force: true });

    const athlete = await enter({ device: 'phone', language: 'it', theme: 'dark' }, { email });
    await athlete.page.goto('/#/OnDemand');
    await athlete.page.getByRole('link', { name: PLAYLIST }).click();
    await athlete.page.getByRole('button', { name: athlete.say('videos.play', { name: 'sled push' }) }).click();
    const isReady = () => athlete.page.evaluate<number>("document.querySelector('video')?.readyState ?? 0");
    await expect.poll(isReady).toBeGreaterThan(1);
    await auditScreen(athlete, 'OnDemand, a video that plays');
  },
);
