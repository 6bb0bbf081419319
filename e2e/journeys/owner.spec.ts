import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { otherDevice, test } from '../people/stage.ts';

test('an owner compares her clubs at the desk and opens the emptiest', otherDevice, async ({ enter }) => {
  const visitor = await enter({ device: 'desktop', language: 'en', theme: 'light' });
  const { page, say } = visitor;
  await signIn(visitor, demoPeople.owner, demoPassword);
  const column = (key: 'clubs.seatsFilled' | 'clubs.membersNow') => page.getByRole('columnheader', { name: say(key) });
  const clubs = page.getByRole('rowheader');
  await expect(clubs).toHaveCount(3);
  const members = async () => (await page.locator('tbody td:nth-of-type(2) b').allInnerTexts()).map(Number);

  await column('clubs.membersNow').getByRole('button').click();
  await expect(column('clubs.membersNow')).toHaveAttribute('aria-sort', 'ascending');
  const upwards = (await members()).toSorted((a, b) => a - b);
  expect(await members()).toEqual(upwards);
  await column('clubs.membersNow').getByRole('button').click();
  await expect(column('clubs.membersNow')).toHaveAttribute('aria-sort', 'descending');
  expect(await members()).toEqual(upwards.toReversed());

  await column('clubs.seatsFilled').getByRole('button').click();
  await expect(page).toHaveURL(/#\/Brand\?sort=Seats$/);
  await auditScreen(visitor, 'Brand, sorted');
  // The order is in the address: it is there again after a reload, and the way back leads to it.
  const first = clubs.first().getByRole('button');
  const emptiest = (await first.textContent()) ?? '';
  await page.reload();
  await expect(column('clubs.seatsFilled')).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toHaveText(emptiest);
  await first.click();
  await expect(page).toHaveURL(/#\/ClubProfile$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/Brand\?sort=Seats$/);
});

test('an owner compares her clubs on a phone', otherDevice, async ({ enter }) => {
  const visitor = await enter({ device: 'phone', language: 'it', theme: 'dark' });
  const { page, say } = visitor;
  await signIn(visitor, demoPeople.owner, demoPassword);
  await page.getByRole('combobox', { name: say('clubs.sortedBy') }).click();
  await page.getByRole('option', { name: say('clubs.bySeats') }).click();
  await expect(page).toHaveURL(/#\/Brand\?sort=Seats$/);
  await auditScreen(visitor, 'Brand, sorted on a phone');
});
