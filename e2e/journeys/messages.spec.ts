import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { languagesOfTheDay } from '../people/languages.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, test } from '../people/stage.ts';

test('a manager writes to the club, sees how it reads and that it went, and a member reads it', atLength, async ({ enter }) => {
  const [language = 'it', members = 'en'] = languagesOfTheDay(2);
  const manager = await enter({ device: 'desktop', language, theme: 'light' });
  const { page, say } = manager;
  await signIn(manager, demoPeople.manager, demoPassword);
  await page.goto('/#/ClubMessages');

  const title = 'Sunday at ten';
  const gets = page.getByRole('complementary', { name: say('messages.gets') });
  await page
    .getByRole('textbox', { name: say('kit.title') })
    .first()
    .fill(title);
  await page
    .getByRole('textbox', { name: say('messages.text') })
    .first()
    .fill('Hello {Nickname}, we open at ten.');
  // How it reads for one of them, her name in the place of the word.
  await expect(gets.getByText(title)).toBeVisible();
  await expect(gets.getByText('{Nickname}')).toHaveCount(0);
  const reached = Number((await gets.locator('b').first().textContent())?.replace(/\D/g, ''));
  expect(reached).toBeGreaterThan(1);
  // In sight however long the form is.
  const send = page.getByRole('button', { name: say('messages.send', { count: reached, number: reached }), exact: true });
  await expect(send).toBeInViewport();
  await auditScreen(manager, 'ClubMessages, written');
  await send.click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: say('messages.send', { count: reached, number: reached }), exact: true }).click();
  await expect(page).toHaveURL(/ClubMessages\/sent/);
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
  await auditScreen(manager, 'ClubMessages, sent');

  const phone = await enter({ device: 'phone', language: members, theme: 'dark' });
  await signIn(phone, demoPeople.athlete, demoPassword);
  await phone.page.goto('/#/Messages');
  await expect(phone.page.getByText(title)).toBeVisible();
  await auditScreen(phone, 'Messages, hers');
});
