import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { dayFromNow } from '../people/days.ts';
import { demoPeople } from '../people/demo.ts';
import { foundClub, planClass } from '../people/own-club.ts';
import { journey } from '../people/stage.ts';

const NAME = 'Reformer Pilates';

journey(
  'a manager pulls the end of a class in the calendar, and takes it back',
  [
    { device: 'desktop', language: 'en', theme: 'light' },
    { device: 'laptop', language: 'it', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    const club = await foundClub('Studio');
    const { ClubId, call, employ } = club;
    await employ(demoPeople.manager, 'Manager');
    const day = dayFromNow(2);
    await planClass(
      club,
      { Kind: 'Single', ScheduleStartDate: day, SingleStartTime: '10:00', SingleDuration: 60 },
      { Name: NAME, MaxInSiteParticipants: 8, TrainingType: 'pilates' },
    );
    const minutes = async () => {
      const query = { Begin: `${day}T00:00:00Z`, End: `${dayFromNow(3)}T00:00:00Z` };
      const { data } = await call(listClasses, { params: { id: ClubId }, query });
      return data.map(({ Begin, End }) => (Date.parse(End) - Date.parse(Begin)) / 60_000);
    };

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
    await expect.poll(minutes).toEqual([120]);
    await auditScreen(manager, 'ClubClasses, a class that was pulled');
    await page.getByRole('button', { name: say('kit.undo') }).click();
    await expect.poll(minutes).toEqual([60]);
  },
);
