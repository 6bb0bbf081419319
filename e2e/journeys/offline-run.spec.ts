import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { createOwnClub } from '../people/own-club.ts';
import { journey } from '../people/stage.ts';

const NAME = 'In the cellar';

/** For each stored run the number of sets, and whether the run waits to be sent. */
const stored = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('clubpulse.runs', 1);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const reading = database.transaction('runs').objectStore('runs').getAll();
    reading.onerror = () => reject(reading.error);
    reading.onsuccess = () => {
      database.close();
      resolve(reading.result.map(({ run, ready }) => [run.sets.length, ready]));
    };
  };
})`;

/** The loaded files that the service worker has not stored yet. */
const unstored = `Promise.all(
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/')).map(async ({ name }) =>
    (await caches.match(name)) === undefined ? [name] : []),
).then((names) => names.flat())`;

journey(
  'an athlete completes a sheet without a network, and the run is sent when the network returns',
  [
    { device: 'phone', language: 'en', theme: 'dark', installs: true },
    { device: 'phone', language: 'es', theme: 'light', installs: true },
  ],
  async ({ enter }, as) => {
    const { member } = await createOwnClub('Cellar');
    const { email } = await member('Rosa');
    const visitor = await enter(as, { email });
    const { page, say, context } = visitor;
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
    await page.goto('/#/Today');
    await page.getByRole('link', { name: say('sheets.newOwn') }).click();
    await page.getByRole('textbox', { name: say('kit.name'), exact: true }).fill(NAME);
    await press(say('sheets.addExercise'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${say('sheets.addNamed', { name: '' })}`) })
      .first()
      .click();
    await page.keyboard.press('Escape');
    await press(say('sheets.create'));
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();

    await press(say('runs.run'));
    await press(say('runs.startDay', { day: say('workouts.dayNumber', { number: 1 }) }));
    await press(say('runs.done'));
    await press(say('runs.startNow'));
    await auditScreen(visitor, 'WorkoutSheetRun, a set');
    await expect.poll(() => page.evaluate(unstored)).toEqual([]);
    await context.setOffline(true);
    await press(say('runs.done'));
    await expect(page.getByRole('timer')).toBeVisible();
    // A reload would lose a set that is not stored yet.
    await expect.poll(() => page.evaluate(stored)).toEqual([[2, false]]);
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByText(say('runs.kept', { count: 2 }))).toBeVisible();
    await expect(page.getByText(say('shell.keptHere'))).toBeVisible();
    await press(say('runs.startNow'));
    await press(say('runs.done'));
    await press(say('runs.save'));
    await expect(page.getByText(say('runs.keptHere'))).toBeVisible();
    await expect.poll(() => page.evaluate(stored)).toEqual([[3, true]]);
    await page.reload();
    await context.setOffline(false);
    await expect(page.getByText(say('runs.saved'))).toBeVisible();
    await page.goto('/#/Journal');
    await expect(page.getByRole('link', { name: new RegExp(NAME) })).toHaveCount(1);
  },
);
