import { call, signedIn } from '../call.ts';
import { idParams } from '../scalars.ts';
import { groupTrainingSchema } from './group-trainings.ts';

export const getGroupTraining = call({
  id: 'groupTrainings.get',
  method: 'GET',
  path: '/groupTrainings/{id}',
  summary:
    'Returns a live training or a class session with the results of all its participants. To staff of its club, and to its participants with what the wall showed of the others.',
  params: idParams,
  result: groupTrainingSchema,
  shows: [
    'live/group-trainings',
    'training/trainings',
    'accounts/users',
    'accounts/consents',
    'members/membership',
    'devices/rooms',
    'clubs/clubs',
  ],
  access: signedIn,
});
