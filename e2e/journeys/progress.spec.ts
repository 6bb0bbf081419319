import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { languagesOfTheDay } from '../people/languages.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, test } from '../people/stage.ts';

/** Badges are given once a minute. */
const GIVEN_MS = 150_000;

test('an athlete finds her level, the badges that her trainings gave her, and what is to earn', atLength, async ({ enter }) => {
  test.setTimeout(400_000);
  const [language = 'it'] = languagesOfTheDay(2);
  const visitor = await enter({ device: 'phone', language, theme: 'light' });
  const { page, say } = visitor;
  await signIn(visitor, demoPeople.athlete, demoPassword);
  await expect(async () => {
    await page.goto('/#/MyLevel');
    await page.reload();
    const mine = page.locator('section').filter({ has: page.getByRole('heading', { name: say('badges.mine') }) });
    await expect(mine.locator('img[src="/badges/firsttraining.svg"]')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: GIVEN_MS });
  await expect(page.getByRole('heading', { name: say('badges.toEarn') })).toBeVisible();
  await auditScreen(visitor, 'MyLevel');
});

test('a trainer goes from the ranking to what she led herself', atLength, async ({ enter }) => {
  const [language = 'it'] = languagesOfTheDay(2);
  const visitor = await enter({ device: 'desktop', language, theme: 'dark' });
  const { page, say } = visitor;
  await signIn(visitor, demoPeople.trainer, demoPassword);
  await page.goto('/#/TrainersRankings');
  await page.getByRole('link', { name: new RegExp(say('trainerRankings.you')) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('trainerRankings.details'));
  await expect(page.getByRole('table', { name: say('trainerRankings.months') }).getByRole('row')).toHaveCount(13);
  await auditScreen(visitor, 'TrainerDetails');
});
