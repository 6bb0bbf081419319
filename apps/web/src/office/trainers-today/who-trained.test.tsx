import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listMyActivities } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { getLicenseStop } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { listWaitingTrainings } from '@clubpulse/contract/training/comments/comments.calls';
import { listClubTrainings } from '@clubpulse/contract/training/trainings.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { trainingWith } from '../../training/test/trainings.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const trained = (TrainingId: number, Nickname: string, minutes: number, IsLive = false) => ({
  ...trainingWith({ TrainingId, Begin: ago(minutes), End: ago(minutes - 10), IsLive }),
  Nickname,
  FirstMidName: Nickname,
  LastName: '',
});

it("the trainer's start screen lists who trained lately in the club, newest first, with links to each training", async () => {
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/TrainersJournal',
    answers: [
      answer(listLiveAthletes, { id: 1 }, []),
      answer(listClubTrainings, { id: 1 }, [trained(7, 'Nico', 3, true), trained(6, 'Ale', 11), trained(5, 'Kike', 3 * 1440)]),
      answer(listWaitingTrainings, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [], Athletes: [] }),
      answer(getLicenseStop, { id: 1 }, { Stop: null }),
      answer(listMyActivities, {}, []),
      answer(listClasses, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
    ],
  });
  const links = await screen.findAllByRole('link', { name: /Ale|Kike|Nico/ });
  expect(links.map((link) => [link.textContent?.match(/Ale|Kike|Nico/)?.[0], link.getAttribute('href')])).toEqual([
    ['Ale', '/Training/6'],
    ['Kike', '/Training/5'],
  ]);
});
