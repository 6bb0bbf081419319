import { exact } from '@clubpulse/contract/exact';
import { updateTraining } from '@clubpulse/contract/training/trainings.calls';
import { expect, it } from 'vitest';
import { makeFormats, settingsOf } from '../../../platform/formats.ts';
import { changeOf, checkTraining, emptyValues, minutesOf } from './training-form.ts';

it('minutesOf parses durations in the notations that people use', () => {
  const written = {
    '1:05': 65,
    '0:45': 45,
    '1h5': 65,
    '1 h 05 min': 65,
    '2h': 120,
    '45 min': 45,
    "45'": 45,
    '90:00': 90,
    '1:15:00': 75,
    '1 ora 5': 65,
  };
  for (const [text, minutes] of Object.entries(written)) expect([text, minutesOf(text)]).toEqual([text, minutes]);
  for (const text of ['65', '1:5', '1:75', '1.30', 'an hour', '']) expect([text, minutesOf(text)]).toEqual([text, undefined]);
});

it('the training form sends the editable fields of a changed training, with its club', () => {
  const words = { TrainingType: 'run', Name: '', Note: '' };
  const values = {
    ...words,
    Begin: '2026-11-20T10:00:00.000Z',
    Duration: 3600,
    Distance: null,
    AverageHeartRate: null,
    Calories: null,
  };
  const RowVersion = 4;
  const changed = { ...values, ClubId: 1 };
  expect(exact(updateTraining.body).parse(changeOf(changed, { RowVersion }))).toEqual({ ...changed, RowVersion });
  expect(changeOf(words, { RowVersion })).toEqual({ ...words, RowVersion });
});

it('the training form accepts an average heart rate of at most 220, except for the average of a recording', () => {
  const reader = makeFormats({ ...settingsOf('en'), TimeZone: 'UTC' });
  const before = { Begin: '2026-11-20T10:00:00.000Z', Duration: 3600, Distance: null, AverageHeartRate: 231, Calories: null };
  const refused = (AverageHeartRate: number, changed: string[]) => {
    const values = { ...emptyValues('2026-11-20', null), TrainingType: 'running', Clock: '10:00', Minutes: 60, AverageHeartRate };
    return Object.keys(checkTraining(reader, before)(values, changed).errors ?? {});
  };
  expect([220, 221].map((typed) => refused(typed, ['AverageHeartRate']))).toEqual([[], ['AverageHeartRate']]);
  expect(refused(231, [])).toEqual([]);
});
