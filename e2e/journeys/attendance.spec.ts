import { listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import { alice, hugo, tess } from '@clubpulse/world/athletes';
import { fullName } from '@clubpulse/world/people';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { openClub, publishClass, seat } from '../people/club.ts';
import { clockOf, dayOf } from '../people/days.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, inTurn, test } from '../people/stage.ts';
import { openFromMenu, type Visit } from '../people/visitor.ts';

const journeys: { visit: Visit; name: string }[] = [
  { visit: { device: 'phone', language: 'en', theme: 'light' }, name: 'Strength now' },
  { visit: { device: 'desktop', language: 'it', theme: 'dark' }, name: 'Forza adesso' },
];
const people = [alice, hugo, tess].map((athlete) => ({ email: athlete.email, name: fullName(athlete) }));
const BEGAN_MINUTES_AGO = 5;

for (const { visit, name } of inTurn(journeys)) {
  // At the door of the studio, with a phone in her hand.
  test(`a trainer marks who came (${visit.device}, ${visit.language})`, atLength, async ({ enter }) => {
    const club = await openClub();
    const begin = new Date(Date.now() - BEGAN_MINUTES_AGO * 60_000);
    const schedule = { ScheduleStartDate: dayOf(begin), SingleStartTime: clockOf(begin), SingleDuration: 60 };
    const TrainerId = await club.userId(demoPeople.trainer);
    const clubClass = await publishClass(
      club,
      { Kind: 'Single', ...schedule },
      { Name: name, MaxInSiteParticipants: 8, TrainerId, TrainingType: 'functionalTraining' },
    );
    for (const { email } of people) await seat(club, clubClass, await club.userId(email));
    const marks = async () => {
      const found = await club.call(listParticipants, { params: { id: clubClass.ClassId } });
      return people.map(({ name: personName }) => {
        const person = found.find(({ FirstMidName, LastName }) => `${FirstMidName} ${LastName}` === personName);
        return person?.NoShow ? 'NoShow' : person?.Attendance;
      });
    };

    const trainer = await enter(visit);
    const { page, say } = trainer;
    await signIn(trainer, demoPeople.trainer, demoPassword);
    await openFromMenu(trainer, 'kit.calendar');
    await openFromMenu(trainer, 'calendar.myActivities');
    const activity = page.getByRole('listitem').filter({ hasText: name });
    await expect(activity).toContainText(say('calendar.iGive'));
    await auditScreen(trainer, 'MyActivities');
    await activity.getByRole('button', { name: say('kit.participants') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const attendanceOf = (personName: string) =>
      page.getByRole('group', { name: say('participants.attendanceOf', { name: personName }) });
    const mark = (personName: string, as: 'kit.present' | 'kit.noShow') =>
      attendanceOf(personName).getByRole('button', { name: say(as) });
    await expect(attendanceOf('Tess Walker')).toBeVisible();
    await auditScreen(trainer, 'ClubClassParticipants, running');

    await test.step('one came, one did not, the rest are there', async () => {
      await mark('Alice Foxley', 'kit.present').click();
      await expect(mark('Alice Foxley', 'kit.present')).toHaveAttribute('aria-pressed', 'true');
      await mark('Hugo Petit', 'kit.noShow').click();
      await expect(mark('Hugo Petit', 'kit.noShow')).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: say('participants.markRest') }).click();
      await expect(mark('Tess Walker', 'kit.present')).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(marks).toEqual(['Present', 'NoShow', 'Present']);
      await auditScreen(trainer, 'ClubClassParticipants, marked');
    });

    await test.step('who came late is present after all', async () => {
      await mark('Hugo Petit', 'kit.present').click();
      await expect.poll(marks).toEqual(['Present', 'Present', 'Present']);
      await page.reload();
      await expect(mark('Hugo Petit', 'kit.present')).toHaveAttribute('aria-pressed', 'true');
    });
  });
}
