import { exact } from '@clubpulse/contract/exact';
import { updateTraining } from '@clubpulse/contract/training/trainings.calls';
import { expect, it } from 'vitest';
import { changeOf, minutesOf } from './training-form.ts';

it('reads how long a training was as people write it', () => {
  const written = { '1:05': 65, '0:45': 45, '1h5': 65, '1 h 05 min': 65, '2h': 120, '45 min': 45, "45'": 45, '90:00': 90 };
  for (const [text, minutes] of Object.entries(written)) expect([text, minutesOf(text)]).toEqual([text, minutes]);
  for (const text of ['65', '1:5', '1:75', 'an hour', '']) expect([text, minutesOf(text)]).toEqual([text, undefined]);
});

it('sends of a declared training that is changed what may be changed: where it was stays', () => {
  const words = { TrainingType: 'run', Name: '', Note: '' };
  const told = {
    ...words,
    Begin: '2026-11-20T10:00:00.000Z',
    Duration: 3600,
    Distance: null,
    AverageHeartRate: null,
    Calories: null,
  };
  const RowVersion = 4;
  expect(exact(updateTraining.body).parse(changeOf({ ...told, ClubId: 1 }, { RowVersion }))).toEqual({ ...told, RowVersion });
  expect(changeOf(words, { RowVersion })).toEqual({ ...words, RowVersion });
});
