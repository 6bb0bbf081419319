import { listMyActivities } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { listClubTrainings } from '@clubpulse/contract/training/trainings.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { classWith } from '../../calendar/test/world.ts';
import { type Answers, answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const open = (answers: Answers) =>
  openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/TrainersJournal',
    answers: [answer(listLiveAthletes, { id: 1 }, []), answer(listClubTrainings, { id: 1 }, []), ...answers],
  });

it('a trainer’s Today begins with the class she gives next, and who comes', async () => {
  const next = classWith({ Name: 'HIIT Ignite', PublishState: 'Published' });
  await open([answer(listMyActivities, {}, [{ Kind: 'Teaching', Class: next }])]);
  expect(await screen.findByText('HIIT Ignite')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Participants' })).toBeTruthy();
});

it('says that there is none in the next day', async () => {
  await open([answer(listMyActivities, {}, [])]);
  expect(await screen.findByText(/No class to give in the next 24 hours/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the calendar' })).toBeTruthy();
});
