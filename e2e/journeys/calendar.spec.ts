import { listClasses, setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { dayFromNow } from '../people/days.ts';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub, planClass } from '../people/own-club.ts';
import { journey } from '../people/stage.ts';

const NAME = 'Reformer Pilates';

journey(
  'a manager drags the end of a class in the calendar, undoes the change, drags the class to another time, and draws a new class of 45 minutes',
  [
    { device: 'desktop', language: 'en', theme: 'light' },
    { device: 'laptop', language: 'it', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    const club = await createOwnClub('Studio');
    const { ClubId, call, employ } = club;
    await employ(demoPeople.manager, 'Manager');
    const day = dayFromNow(2);
    const { ClassId } = await planClass(
      club,
      { Kind: 'Single', ScheduleStartDate: day, SingleStartTime: '10:00', SingleDuration: 60 },
      { Name: NAME, MaxInSiteParticipants: 8, TrainingType: 'pilates' },
    );
    const planned = async () => {
      const query = { Begin: `${day}T00:00:00Z`, End: `${dayFromNow(3)}T00:00:00Z` };
      const { data } = await call(listClasses, { params: { id: ClubId }, query });
      return data.filter(({ CanceledAt }) => CanceledAt === null);
    };
    const minutes = async () => (await planned()).map(({ Begin, End }) => (Date.parse(End) - Date.parse(Begin)) / 60_000);
    const begins = async () => (await planned()).map(({ Begin }) => new Date(Begin).getTime());
    const [before] = await begins();

    const manager = await enter(as, { email: demoPeople.manager, ClubId });
    const { page, say } = manager;
    await page.goto(`/#/ClubClasses?date=${day}`);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const shown = page.getByRole('main').getByRole('button').filter({ hasText: NAME, visible: true });
    const end = page.locator('[class*="resizer"]');
    await end.hover();
    const [hour, from] = [await shown.boundingBox(), await end.boundingBox()];
    if (hour === null || from === null) throw new Error('The class is not in the calendar');
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    await page.mouse.down();
    await page.mouse.move(x, y + hour.height / 2, { steps: 5 });
    await page.mouse.move(x, y + hour.height, { steps: 5 });
    await page.mouse.up();
    // Under the pointer the toast does not close.
    const undo = page.getByRole('button', { name: say('kit.undo') });
    await undo.hover();
    await expect.poll(minutes).toEqual([120]);
    await auditScreen(manager, 'ClubClasses, a class that was pulled');
    await undo.click();
    await expect.poll(minutes).toEqual([60]);

    // The class is published, because only then a move requires a confirmation.
    await call(setClassPublishState, { params: { id: ClassId }, body: { PublishState: 'Published' } });
    await page.reload();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const quarter = hour.height / 4;
    await shown.hover({ position: { x: hour.width / 2, y: quarter } });
    const box = await shown.boundingBox();
    if (box === null) throw new Error('The class is not in the calendar');
    const [left, top] = [box.x + box.width / 2, box.y + quarter];
    await page.mouse.down();
    await page.mouse.move(left, top + quarter * 2, { steps: 5 });
    await page.mouse.move(left, top + quarter * 5, { steps: 5 });
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: say('participants.moveTitle', { name: NAME }) });
    await expect(dialog.getByRole('combobox', { name: say('calendar.startTime') })).toHaveValue(/11[:.]15/);
    await auditScreen(manager, 'ClubClasses, a class that was dragged');
    await dialog.getByRole('button', { name: say('participants.moveAct') }).click();
    await expect.poll(begins).toEqual([Number(before) + 75 * 60_000]);
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

    const next = await page.locator(`[role="columnheader"][data-date="${dayFromNow(3)}"]`).boundingBox();
    if (next === null) return;
    const across = next.x + next.width / 2;
    await page.mouse.move(across, box.y + 3);
    await page.mouse.down();
    await page.mouse.move(across, box.y + quarter * 2 + 3, { steps: 5 });
    await page.mouse.up();
    await expect(page).toHaveURL(/singleDuration=45/);
  },
);
