import { alessia } from '@clubpulse/world/athletes';
import { fullName } from '@clubpulse/world/people';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { languagesOfTheDay } from '../people/languages.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, test } from '../people/stage.ts';

test(
  'an athlete writes a sheet of her own and carries it out on a phone, with the network lost in the middle',
  atLength,
  async ({ enter }) => {
    const visitor = await enter({ device: 'phone', language: 'en', theme: 'dark' });
    const { page, say } = visitor;
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
    await signIn(visitor, demoPeople.athlete, demoPassword);
    const name = `In the cellar ${Date.now()}`;
    await page.evaluate("window.location.hash = '#/Today'");
    await page.getByRole('link', { name: say('sheets.newOwn') }).click();
    await page.getByRole('textbox', { name: say('kit.name'), exact: true }).fill(name);
    await press(say('sheets.addExercise'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${say('sheets.addNamed', { name: '' })}`) })
      .first()
      .click();
    await page.keyboard.press('Escape');
    await press(say('sheets.create'));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await press(say('runs.run'));
    await press(say('runs.startDay', { day: say('workouts.dayNumber', { number: 1 }) }));
    await press(say('runs.done'));
    await press(say('runs.startNow'));
    const context = page.context();
    await context.setOffline(true);
    await press(say('runs.done'));
    // A phone that forgot the page has the run: its sheet, what was done, and the rest that goes on.
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByText(say('runs.kept', { count: 2 }))).toBeVisible();
    await expect(page.getByText(say('shell.keptHere'))).toBeVisible();
    await press(say('runs.startNow'));
    await press(say('runs.done'));
    await press(say('runs.save'));
    await expect(page.getByText(say('runs.keptHere'))).toBeVisible();
    await page.reload();
    await context.setOffline(false);
    await expect(page.getByText(say('runs.saved'))).toBeVisible();
    await page.evaluate("window.location.hash = '#/Journal'");
    await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(1);
  },
);

test('a trainer generates a sheet, corrects and shares it, and the athlete finds it', atLength, async ({ enter }) => {
  const [trainers, hers] = languagesOfTheDay(2);
  const trainer = await enter({ device: 'desktop', language: trainers ?? 'it', theme: 'light' });
  const { page, say } = trainer;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
  const name = `Made in a minute ${Date.now()}`;
  await signIn(trainer, demoPeople.trainer, demoPassword);

  await page.evaluate("window.location.hash = '#/WorkoutSheet/new'");
  await press(say('generator.title'));
  await choose(say('workouts.level.intermediate'));
  await choose(say('workouts.activity.strength'));
  await choose(say('clubs.equipmentAt-club'));
  await choose('2');
  await page.getByRole('textbox', { name: say('generator.minutesField') }).fill('45');
  await page.getByRole('textbox', { name: say('generator.instructions') }).fill('Left knee');
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('Draft'));
  await press(say('generator.generate'));
  await expect(page.getByText(say('generator.spared', { part: say('generator.care.knee') }))).toBeVisible();
  await kept;
  // It lies with her, not with the page.
  await page.reload();
  await expect(page.getByText(say('generator.spared', { part: say('generator.care.knee') }))).toBeVisible();
  await press(say('generator.save'));

  await expect(page).toHaveURL(/#\/WorkoutSheet\/\d+/);
  // What was spared stays with the sheet.
  await expect(page.getByText(say('generator.spared', { part: say('generator.care.knee') }))).toBeVisible();
  await page.getByRole('textbox', { name: say('kit.name'), exact: true }).fill(name);
  // What the warm-up begins with comes second, by the keys of its grip.
  await page.locator('[data-set-place] > header [data-grip]').first().focus();
  await page.keyboard.press('ArrowDown');
  await auditScreen(trainer, 'WorkoutSheet');
  await page.getByRole('button', { name: new RegExp(`^${say('kit.save')}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await press(say('kit.share'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: say('sheets.shareWith') }).fill(alessia.nickname);
  await page
    .getByRole('option', { name: new RegExp(alessia.nickname) })
    .first()
    .click();
  await expect(dialog.getByText(fullName(alessia))).toBeVisible();

  const athlete = await enter({ device: 'phone', language: hers ?? 'fr', theme: 'dark' });
  await signIn(athlete, demoPeople.athlete, demoPassword);
  await athlete.page.evaluate("window.location.hash = '#/Today'");
  const found = athlete.page.getByRole('link', { name, exact: true });
  const whole = athlete.page.getByRole('button', { name: new RegExp(`^${athlete.say('kit.showMore', { count: '\\d+' })}$`) });
  await expect(found.or(whole).first()).toBeVisible();
  if (!(await found.isVisible())) await whole.click();
  await found.click();
  await expect(athlete.page.getByRole('heading', { level: 1, name })).toBeVisible();
  await athlete.page
    .getByRole('button', { name: new RegExp(`^${athlete.say('workouts.howTo', { name: '' }).trim()}`) })
    .first()
    .click();
  await expect(athlete.page.getByRole('dialog').getByRole('heading')).toBeVisible();
  await athlete.page.keyboard.press('Escape');
  await auditScreen(athlete, 'WorkoutSheet');
});
