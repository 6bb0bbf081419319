import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { auditScreen } from '../../audit/audit.ts';
import { demoPassword, demoPeople } from '../../people/demo.ts';
import { languagesOfTheDay } from '../../people/languages.ts';
import { signIn } from '../../people/signing-in.ts';
import { atLength, test } from '../../people/stage.ts';

const fixture = async (name: string): Promise<Buffer> =>
  gunzipSync(await readFile(path.join(import.meta.dirname, '../../../apps/server/fixtures/recordings', `${name}.gz`)));

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-recordings-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test(
  'an athlete brings a folder of files, reads what became of each, and takes a training along',
  atLength,
  async ({ enter }) => {
    const [language = 'it'] = languagesOfTheDay(1);
    const visitor = await enter({ device: 'desktop', language, theme: 'light' });
    const { page, say } = visitor;
    await signIn(visitor, demoPeople.athlete, demoPassword);
    const ride = await fixture('fitsdk/pauses.fit');
    await writeFile(path.join(folder, 'ride.fit'), ride);
    await writeFile(path.join(folder, 'ride once more.fit'), ride);
    await writeFile(path.join(folder, 'torn.fit'), await fixture('fitparse/strava-android-app-201.10-b1218918.fit'));
    await writeFile(path.join(folder, 'notes.txt'), 'not of a watch');

    await page.goto('/#/Journal');
    await page.getByRole('button', { name: say('training.importFiles') }).click();
    const dialog = page.getByRole('dialog', { name: say('recordings.title') });
    await dialog.getByLabel(say('recordings.folder')).setInputFiles(folder);
    await expect(dialog.getByRole('status')).toHaveText(say('recordings.ready', { count: 3, added: 1, failed: 1 }));
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog.getByRole('listitem').filter({ hasText: say('recordings.added') })).toHaveCount(1);
    await expect(dialog.getByRole('listitem').filter({ hasText: say('recordings.known') })).toHaveCount(1);
    const torn = dialog.getByRole('listitem').filter({ hasText: 'torn.fit' });
    await expect(torn).toContainText(say('error.RecordingBroken'));
    await auditScreen(visitor, 'ImportRecordings');

    await dialog
      .getByRole('listitem')
      .filter({ hasText: say('recordings.added') })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/#\/Training\/\d+$/);
    await expect(page.getByText(say('training.loadLabel'), { exact: true })).toBeVisible();
    const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
    await page.getByRole('button', { name: say('kit.actionsOf', { name }) }).click();
    await page.getByRole('menuitem', { name: say('training.saveFile') }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: say('recordings.saveAct') }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/\.fit$/);
    const bytes = await readFile(await saved.path());
    expect(bytes.subarray(8, 12).toString('latin1')).toBe('.FIT');
  },
);
