import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, test } from '../people/stage.ts';

const NAMES = {
  running: /^Twelve times$/,
  over: /^Back after summer$/,
} as const;

test('an athlete measures herself, joins a challenge and wins a tier', atLength, async ({ enter }) => {
  const visitor = await enter({ device: 'phone', language: 'it', theme: 'light' });
  const { page, say } = visitor;
  await signIn(visitor, demoPeople.athlete, demoPassword);
  await page.goto('/#/AdvancedBiometrics');
  await page.getByRole('button', { name: say('measures.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('measure.weight') }).fill('60,3');
  await dialog.getByRole('button', { name: say('kit.save') }).click();
  await expect(page.getByText(say('measures.saved'))).toBeVisible();
  await expect(page.getByText('60,3').first()).toBeVisible();
  await auditScreen(visitor, 'AdvancedBiometrics');

  // The demo still writes the weeks that they count.
  await expect(async () => {
    await page.goto('/#/MyChallenges');
    await page.reload();
    await expect(page.getByRole('link', { name: NAMES.running })).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 480_000 });
  await page.getByRole('link', { name: NAMES.running }).click();
  // She takes part already; who comes back has all her days in it again.
  await page.getByRole('button', { name: say('challenges.leave') }).click();
  await expect(page.getByText(say('challenges.notJoined'))).toBeVisible();
  await page.getByRole('button', { name: say('challenges.join') }).click();
  await expect(page.getByText(say('challenges.daysLeft', { count: 2 }))).toBeVisible();
  await auditScreen(visitor, 'ChallengeRanking, under way');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: say('challenges.leave') })).toBeHidden();
  await expect(page.getByRole('button', { name: say('challenges.following') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // What she took part in before brought her a medal and credits, which her account has.
  await page.goto('/#/MyChallenges?state=Finished');
  await page.getByRole('link', { name: NAMES.over }).click();
  const won = new RegExp(`${say('challenges.bronze')}|${say('challenges.silver')}|${say('challenges.gold')}`);
  await expect(page.getByText(won).last()).toBeVisible();
  await expect(page.getByText(say('challenges.awardsLater'))).toHaveCount(0);
  await expect(page.getByText(say('challenges.wonNothing'))).toHaveCount(0);
  await auditScreen(visitor, 'ChallengeRanking, over');
});

test('an owner runs a brand challenge', atLength, async ({ enter }) => {
  const desk = await enter({ device: 'desktop', language: 'en', theme: 'dark' });
  const { page, say } = desk;
  const title = 'Everywhere in spring';
  await signIn(desk, demoPeople.owner, demoPassword);
  await page.getByRole('link', { name: say('challenges.title'), exact: true }).click();
  await page.getByRole('button', { name: say('challenges.add') }).click();
  await page.getByRole('textbox', { name: say('kit.title') }).fill(title);
  await page.getByRole('button', { name: say('challenges.addTier') }).click();
  await page.getByRole('textbox', { name: say('challenges.reachedAt') }).fill('500');
  await page.getByRole('textbox', { name: say('kit.credits') }).fill('5');
  await auditScreen(desk, 'ClubChallenge, of a brand');
  await page.getByRole('button', { name: say('challenges.add') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(say('challenges.nobody')).first()).toBeVisible();

  // An athlete of one of its clubs finds it and joins.
  const phone = await enter({ device: 'phone', language: 'en', theme: 'light' });
  await signIn(phone, demoPeople.athlete, demoPassword);
  await phone.page.goto('/#/MyChallenges?state=Scheduled');
  await phone.page.getByRole('link', { name: title }).click();
  await phone.page.getByRole('button', { name: say('challenges.join') }).click();
  await expect(phone.page.getByRole('button', { name: say('challenges.leave') })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: say('challenges.stateJoined') })).toHaveCount(1);
  await auditScreen(desk, 'ChallengeRanking, of a brand');
  await page.getByRole('button', { name: say('kit.switchOff') }).click();
  await expect(page.getByRole('button', { name: say('kit.switchOn') })).toBeVisible();
  await phone.page.goto('/#/MyChallenges?state=Scheduled');
  await expect(phone.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.page.getByRole('link', { name: title })).toHaveCount(0);

  await page.getByRole('button', { name: say('kit.actionsOf', { name: title }) }).click();
  await page.getByRole('menuitem', { name: say('kit.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('kit.delete') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('challenges.ofBrand'));
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
