import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { openClub } from '../people/club.ts';
import { dayFromNow, dayOf, dayOfWeek, daysAfter, typed } from '../people/days.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, inTurn, test } from '../people/stage.ts';
import { openFromMenu, type Visit, type Visitor } from '../people/visitor.ts';

const visits: { visit: Visit; name: string; clock: string }[] = [
  { visit: { device: 'desktop', language: 'en', theme: 'light' }, name: 'Reformer Pilates', clock: '18:35' },
  { visit: { device: 'phone', language: 'it', theme: 'dark' }, name: 'Pilates al tramonto', clock: '19:35' },
];

/** Three weeks from tomorrow, the second of which is taken out. */
const first = dayFromNow(1);
const second = daysAfter(first, 7);
const third = daysAfter(first, 14);

for (const { visit, name, clock } of inTurn(visits)) {
  test(
    `a manager builds a weekly class with an exception and publishes it (${visit.device}, ${visit.language})`,
    atLength,
    async ({ enter }) => {
      const manager = await enter(visit);
      const { page, say } = manager;
      await signIn(manager, demoPeople.manager, demoPassword);
      await openFromMenu(manager, 'kit.calendar');
      await expect(page).toHaveURL(/#\/ClubClasses/);
      await auditScreen(manager, 'ClubClasses');

      await test.step('she says what it is and when', async () => {
        await page.getByRole('button', { name: say('calendar.newClass') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('calendar.newClass'));
        await auditScreen(manager, 'ClubClass, new');
        await page.getByRole('textbox', { name: say('kit.name'), exact: true }).fill(name);
        await page.getByRole('textbox', { name: say('kit.firstDay') }).fill(typed(first));
        await page.getByRole('textbox', { name: say('kit.lastDay') }).fill(typed(third));
        await choose(manager, say('calendar.weekdayOf', { number: 1 }), dayOfWeek(first) - 1);
        await page.getByRole('combobox', { name: say('calendar.startTimeOf', { number: 1 }) }).fill(clock);
        await page.getByLabel(say('calendar.durationOf', { number: 1 })).fill('45');
        await page.getByRole('textbox', { name: say('calendar.seatsInSite') }).fill('12');
      });

      await test.step('she takes the second week out', async () => {
        const dates = page.getByRole('complementary').filter({ hasText: say('calendar.generatedDates') });
        await expect(dates).toContainText(say('calendar.dates', { count: 3 }));
        if (second.slice(0, 7) !== first.slice(0, 7)) await dates.getByRole('button', { name: say('kit.nextMonth') }).click();
        await dates.locator(`[data-date="${second}"]`).getByText(clock).click();
        const question = page.getByRole('dialog', { name: say('calendar.takeDayOut') });
        await question.getByRole('button', { name: say('calendar.takeOut') }).click();
        await expect(dates).toContainText(`${say('calendar.dates', { count: 2 })}, ${say('calendar.exceptions', { count: 1 })}`);
        await auditScreen(manager, 'ClubClass, filled in');
      });

      await test.step('she saves and publishes both classes', async () => {
        await page.getByRole('button', { name: say('calendar.createClass') }).click();
        await expect(page.getByText(say('calendar.created', { name }))).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(page.getByText(say('calendar.unpublished'), { exact: true })).toBeVisible();
        await auditScreen(manager, 'ClubClass, saved');
        await page.getByRole('button', { name: say('kit.publish') }).click();
        const question = page.getByRole('dialog');
        await expect(question.getByRole('radio', { name: say('calendar.allToCome', { count: 2 }) })).toBeChecked();
        await auditScreen(manager, 'ClubClass, publishing');
        await question.getByRole('button', { name: say('kit.publish') }).click();
        await expect(page.getByText(say('calendar.done.publish', { count: 2 }))).toBeVisible();
        await auditScreen(manager, 'ClubClass, published');
      });

      await test.step('the calendar has both, and nothing on the day taken out', async () => {
        const { ClubId, call } = await openClub();
        const query = { globalSearch: name, Begin: `${first}T00:00:00Z`, End: `${daysAfter(third, 7)}T00:00:00Z` };
        const { data } = await call(listClasses, { params: { id: ClubId }, query });
        expect(data.map(({ Begin, PublishState }) => [dayOf(new Date(Begin)), PublishState])).toEqual([
          [first, 'Published'],
          [third, 'Published'],
        ]);
        await openFromMenu(manager, 'kit.calendar');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('calendar.classes'));
        const shown = page.getByRole('main').getByRole('button').filter({ hasText: name, visible: true });
        for (const day of [third, first]) {
          await page.goto(`/#/ClubClasses?date=${day}`);
          await expect(shown).toHaveCount(1);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        }
        await shown.click();
        const card = page.getByRole('dialog', { name });
        await expect(card).toContainText(say('calendar.published'));
        await auditScreen(manager, 'ClubClasses, a class');
        await card.getByRole('button', { name: say('kit.participants') }).click();
        await expect(page.getByText(say('participants.nobodyBooked'))).toBeVisible();
        await auditScreen(manager, 'ClubClassParticipants, empty');
      });
    },
  );
}

async function choose({ page }: Visitor, label: string, option: number): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option').nth(option).click();
}
