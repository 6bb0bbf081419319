import type { SharedTraining } from '@clubpulse/contract/training/sharing/sharing';
import { openSharedTraining } from '@clubpulse/contract/training/sharing/sharing.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../../test/network.ts';
import { openScreen } from '../../../test/screen.tsx';

const code = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const shared: SharedTraining = {
  Nickname: 'Ale',
  Name: 'Hills',
  TrainingType: 'running',
  SourceName: 'Garmin Forerunner 935',
  Begin: '2026-11-20T17:00:00Z',
  Duration: 2700,
  GapTime: 0,
  Zone0Time: 0,
  Zone1Time: 300,
  Zone2Time: 600,
  Zone3Time: 900,
  Zone4Time: 600,
  Zone5Time: 300,
  Points: 246,
  AverageHeartRate: 141,
  MaxHeartRate: 176,
  Calories: 410,
  Distance: 5000,
  Minutes: [],
};
const open = (answered: SharedTraining | (() => Response)) =>
  openScreen({
    self: null,
    path: `/SharedTraining/${code}`,
    answers: [answer(openSharedTraining, { code }, answered)],
  });

it('shows the figures under a nickname', async () => {
  await open(shared);
  expect(await screen.findByRole('heading', { name: 'Hills' }, { timeout: 10_000 })).toBeTruthy();
  const text = document.body.textContent;
  for (const words of ['Shown by Ale', 'Garmin Forerunner 935', 'Running', '246', '45:00', '141 bpm', '176 bpm', '410', '5.0 km'])
    expect(text).toContain(words);
});

it('that was taken back says so', async () => {
  await open(() => respond(404, {}));
  expect(await screen.findByRole('heading', { name: 'This link opens nothing' }, { timeout: 10_000 })).toBeTruthy();
});
