import { listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { Training } from '@clubpulse/contract/training/trainings';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../../test/network.ts';
import { openScreen } from '../../../test/screen.tsx';
import { userEvent } from '../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../test/world.ts';

const begin = new Date(Date.now() - 60_000);
const training: Training = {
  TrainingId: 7,
  UserId: 11,
  ClubId: null,
  ClubName: null,
  DisplayGroupId: null,
  RoomName: null,
  GroupTrainingId: null,
  Name: 'Hills',
  TrainingType: 'running',
  Note: '',
  Source: 'Wearable',
  SourceName: 'Garmin Forerunner 935',
  Distance: 5000,
  Begin: begin.toISOString(),
  End: begin.toISOString(),
  Duration: 1800,
  MovingTime: 1800,
  Zone0Time: 0,
  Zone1Time: 0,
  Zone2Time: 1800,
  Zone3Time: 0,
  Zone4Time: 0,
  Zone5Time: 0,
  GapTime: 0,
  TargetTime: 0,
  Points: 60,
  AverageHeartRate: 140,
  MaxHeartRate: 150,
  Calories: 300,
  IsShared: true,
  Counts: true,
  OtherSources: 0,
  Notes: 0,
  NotedBy: null,
  IsLive: false,
  Color: '#5E6A75',
  CalendarType: 'Training',
};

async function open(trainings: readonly Training[]): Promise<void> {
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Journal',
    answers: [
      answer(listCalendarTrainings, {}, [...trainings]),
      answer(listMyBookings, { id: 11 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
    ],
  });
}

it('a row of the journal names the recorder of a training, and the sums name Garmin', async () => {
  await open([training, { ...training, TrainingId: 8, Source: 'Heart', SourceName: '' }]);
  expect(await screen.findByText('Includes data from Garmin')).toBeTruthy();
  const user = userEvent.setup();
  for (const mode of ['Week', 'List']) {
    await user.click(screen.getByRole('radio', { name: mode }));
    expect(await screen.findAllByRole('link', { name: /Garmin Forerunner 935/ })).toHaveLength(1);
    expect(screen.getByText('Includes data from Garmin')).toBeTruthy();
  }
});

it('the sums of the journal name no manufacturer when other devices recorded the trainings', async () => {
  await open([{ ...training, Source: 'File', SourceName: 'Wahoo ELEMNT' }]);
  expect(await screen.findByText('Hills')).toBeTruthy();
  expect(screen.queryByText('Includes data from Garmin')).toBeNull();
});
