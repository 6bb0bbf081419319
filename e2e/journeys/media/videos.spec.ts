import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { demoPassword, demoPeople } from '../../people/demo.ts';
import { signIn } from '../../people/signing-in.ts';
import { atLength, test } from '../../people/stage.ts';

const hasPrograms = spawnSync('ffmpeg', ['-version']).status === 0;

/** A film of eight seconds in several parts, as a phone might take it. */
function film(folder: string): string {
  const file = join(folder, 'sled_push.mp4');
  const input = ['-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=25:duration=8', '-f', 'lavfi', '-i', 'sine=duration=8'];
  execFileSync('ffmpeg', [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    ...input,
    '-b:v',
    '12M',
    '-minrate',
    '12M',
    '-shortest',
    file,
  ]);
  return file;
}

test(
  'a manager sends a video, the network is cut in the middle, it is encoded, and an athlete plays it',
  atLength,
  async ({ enter }) => {
    test.skip(!hasPrograms, 'ffmpeg is not on this machine');
    test.slow();
    const folder = mkdtempSync(join(tmpdir(), 'clubpulse-film-'));
    const file = film(folder);
    const manager = await enter({ device: 'desktop', language: 'it', theme: 'light' });
    const { page, say } = manager;
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await signIn(manager, demoPeople.manager, demoPassword);
    await page.evaluate("window.location.hash = '#/VideoCollections'");
    const playlist = `Slitta ${Date.now()}`;
    await press(say('videos.newPlaylist'));
    await dialog.getByLabel(say('kit.title')).fill(playlist);
    await dialog.getByRole('button', { name: say('kit.add') }).click();
    await expect(dialog).toHaveCount(0);

    await press(say('videos.upload'));
    await dialog.locator('input[type=file]').setInputFiles(file);
    let parts = 0;
    await page.route('**/uploads/**', (route) => {
      const isSecond = route.request().method() === 'PATCH' && ++parts === 2;
      return isSecond ? route.abort('connectionreset') : route.continue();
    });
    await dialog.getByRole('button', { name: say('videos.upload') }).click();
    const tray = page.getByRole('region', { name: say('uploads.region') });
    await expect(tray.getByText(say('uploads.ready'), { exact: true })).toBeVisible({ timeout: 120_000 });
    // The part that was cut off came again, and the first one did not.
    expect(parts).toBe(4);

    const athlete = await enter({ device: 'phone', language: 'it', theme: 'dark' });
    const hers = athlete.page;
    await signIn(athlete, demoPeople.athlete, demoPassword);
    await hers.evaluate("window.location.hash = '#/OnDemand'");
    await hers.getByRole('link', { name: playlist }).click();
    await hers.getByRole('button', { name: athlete.say('videos.play', { name: 'sled push' }) }).click();
    const ready = () => hers.evaluate<number>("document.querySelector('video')?.readyState ?? 0");
    await expect.poll(ready, { timeout: 30_000 }).toBeGreaterThan(1);
    rmSync(folder, { recursive: true, force: true });
  },
);
