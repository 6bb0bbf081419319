import { trainingTypes } from '@clubpulse/contract/training/training-types';
import { IconBike, IconHeartbeat, IconSwimming } from '@tabler/icons-react';
import { beforeAll, expect, it } from 'vitest';
import { startPhrases, translate } from '../../platform/phrases.ts';
import { trainingName } from './names.ts';
import { typeIcon } from './type-icon.ts';

beforeAll(() => startPhrases('en'));

it('each training type except "other" has an icon of its own', () => {
  const plain = trainingTypes.map(({ Key }) => Key).filter((key) => typeIcon(key) === IconHeartbeat);
  expect(plain).toEqual(['other']);
  expect([typeIcon('aquaFitness'), typeIcon('cycling'), typeIcon('quidditch')]).toEqual([IconSwimming, IconBike, IconHeartbeat]);
});

it('a training without a name is named after its room, or else its type', () => {
  const ride = { Name: '', RoomName: null, ClubName: 'Harbour', TrainingType: 'cycling' };
  expect(trainingName(ride, translate)).toBe(translate('training-type.cycling'));
  expect(trainingName({ ...ride, RoomName: 'Hall' }, translate)).toBe('Hall');
  expect(trainingName({ ...ride, TrainingType: 'other' }, translate)).toBe('Harbour');
});
