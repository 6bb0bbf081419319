import { trainingTypes } from '@clubpulse/contract/training/training-types';
import { IconBike, IconHeartbeat, IconSwimming } from '@tabler/icons-react';
import { beforeAll, expect, it } from 'vitest';
import { startPhrases, translate } from '../../platform/phrases.ts';
import { trainingName } from './names.ts';
import { typeIcon } from './type-icon.ts';

beforeAll(() => startPhrases('en'));

it('each type but the one that says nothing has a picture of its own kind', () => {
  const plain = trainingTypes.map(({ Key }) => Key).filter((key) => typeIcon(key) === IconHeartbeat);
  expect(plain).toEqual(['other']);
  expect([typeIcon('aquaFitness'), typeIcon('cycling'), typeIcon('quidditch')]).toEqual([IconSwimming, IconBike, IconHeartbeat]);
});

it('a training that nobody named is called after its room, else after what it was', () => {
  const ride = { Name: '', RoomName: null, ClubName: 'Harbour', TrainingType: 'cycling' };
  expect(trainingName(ride, translate)).toBe(translate('training-type.cycling'));
  expect(trainingName({ ...ride, RoomName: 'Hall' }, translate)).toBe('Hall');
  expect(trainingName({ ...ride, TrainingType: 'other' }, translate)).toBe('Harbour');
});
