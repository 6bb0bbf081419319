import { getBookingSettings } from '@clubpulse/contract/calendar/booking-rules.calls';
import { getClub } from '@clubpulse/contract/clubs/clubs.calls';
import { expect } from '@playwright/test';
import { openClub } from '../people/club.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, test } from '../people/stage.ts';

// What is built is not what is tested part by part: the forms that fetch what checks them are saved here as it is delivered.
test('a manager saves the club’s settings and its booking rules (desktop, en)', atLength, async ({ enter }) => {
  const { ClubId, call } = await openClub();
  const manager = await enter({ device: 'desktop', language: 'en', theme: 'light' });
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
  expect(await rules()).toEqual(before);
});
