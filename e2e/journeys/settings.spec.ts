import { getBookingSettings } from '@clubpulse/contract/calendar/booking-rules.calls';
import { getClub } from '@clubpulse/contract/clubs/clubs.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { openClub } from '../people/club.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { languagesOfTheDay } from '../people/languages.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, test } from '../people/stage.ts';

// What is built is not what is tested part by part: the forms that fetch what checks them are saved here as it is delivered.
test('a manager saves the club’s settings and its booking rules (desktop)', atLength, async ({ enter }) => {
  const { ClubId, call } = await openClub();
  const [language = 'it'] = languagesOfTheDay(1);
  const manager = await enter({ device: 'desktop', language, theme: 'light' });
  const { page, say } = manager;
  await signIn(manager, demoPeople.manager, demoPassword);
  const save = async () => {
    await page.getByRole('button', { name: say('kit.saveChanges'), exact: true }).click();
    await expect(page.getByText(say('kit.notSaved'))).toHaveCount(0);
  };

  await page.goto('/#/ClubProfile/Settings');
  await page.getByRole('textbox', { name: say('clubs.set.website') }).fill('https://navigli.example.com');
  await save();
  expect((await call(getClub, { params: { id: ClubId } })).Website).toBe('https://navigli.example.com');

  const rules = () => call(getBookingSettings, { params: { id: ClubId } });
  const before = await rules();
  await page.goto('/#/BookingSettings');
  await page.getByRole('textbox', { name: say('kit.weeklyBookings') }).fill('9');
  await save();
  expect((await rules()).MaxWeeklyBookings).toBe(9);
  await page
    .getByRole('textbox', { name: say('kit.weeklyBookings') })
    .fill(before.MaxWeeklyBookings === null ? '' : String(before.MaxWeeklyBookings));
  await save();
  expect(await rules()).toEqual({ ...before, RowVersion: before.RowVersion + 2 });
});

// Only a browser's own history steps back by itself: on a phone the question about what is unsaved is a sheet that Back closes.
test(
  'what is unsaved is asked about at each way out, and the way is gone that was asked for (phone)',
  atLength,
  async ({ enter }) => {
    const [language = 'it'] = languagesOfTheDay(1);
    const manager = await enter({ device: 'phone', language, theme: 'light' });
    const { page, say } = manager;
    await signIn(manager, demoPeople.manager, demoPassword);
    const website = page.getByRole('textbox', { name: say('clubs.set.website') });
    const question = page.getByRole('dialog', { name: say('kit.leaveTitle') });
    const choose = (key: 'kit.stay' | 'kit.discard') => question.getByRole('button', { name: say(key), exact: true }).click();
    const type = (address: string) => page.evaluate(`location.hash = ${JSON.stringify(address)}`);
    const isAt = (address: string) => expect.poll(() => new URL(page.url()).hash).toBe(address);

    await page.goto('/#/News');
    await page.goto('/#/ClubProfile/Settings');
    await website.fill('https://unsaved.example.com');
    for (const address of ['#/Athletes', '#/Profile', '#/Athletes']) {
      await type(address);
      await isAt('#/ClubProfile/Settings');
      await expect(question).toBeVisible();
    }
    await choose('kit.stay');
    await expect(question).toBeHidden();
    await type('#/Profile');
    await isAt('#/ClubProfile/Settings');
    await expect(question).toBeVisible();
    await choose('kit.discard');
    await isAt('#/Profile');

    await page.goBack();
    await website.fill('https://unsaved.example.com');
    await page.goBack();
    await isAt('#/ClubProfile/Settings');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await isAt('#/ClubProfile/Settings');
    await page.goBack();
    await expect(question).toBeVisible();
    await choose('kit.discard');
    await isAt('#/News');
  },
);

test('a manager writes to the club, sees how it reads and that it went, and a member reads it', atLength, async ({ enter }) => {
  const [language = 'it', members = 'en'] = languagesOfTheDay(2);
  const manager = await enter({ device: 'desktop', language, theme: 'light' });
  const { page, say } = manager;
  await signIn(manager, demoPeople.manager, demoPassword);
  await page.goto('/#/ClubMessages');

  const title = 'Sunday at ten';
  const gets = page.getByRole('region', { name: say('messages.gets') });
  const reads = page.getByRole('complementary', { name: say('kit.asTheyRead') });
  await page
    .getByRole('textbox', { name: say('kit.title') })
    .first()
    .fill(title);
  await page
    .getByRole('textbox', { name: say('messages.text') })
    .first()
    .fill('Hello {Nickname}, we open at ten.');
  // How it reads for one of them, her name in the place of the word.
  await expect(reads.getByText(title)).toBeVisible();
  await expect(reads.getByText('{Nickname}')).toHaveCount(0);
  const count = async () => Number((await gets.locator('b').first().textContent())?.replace(/\D/g, ''));
  await expect.poll(count).toBeGreaterThan(1);
  const reached = await count();
  // In sight however long the form is.
  const send = page.getByRole('button', { name: say('messages.send', { count: reached, number: reached }), exact: true });
  await expect(send).toBeInViewport();
  await auditScreen(manager, 'ClubMessages, written');
  await send.click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: say('messages.send', { count: reached, number: reached }), exact: true }).click();
  await expect(page).toHaveURL(/ClubMessages\/sent/);
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
  await auditScreen(manager, 'ClubMessages, sent');

  const phone = await enter({ device: 'phone', language: members, theme: 'dark' });
  await signIn(phone, demoPeople.athlete, demoPassword);
  await phone.page.goto('/#/Messages');
  await expect(phone.page.getByText(title)).toBeVisible();
  await auditScreen(phone, 'Messages, hers');
});
