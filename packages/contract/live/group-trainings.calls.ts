import { call, signedIn } from '../call.ts';
import { idParams } from '../scalars.ts';
import { groupTrainingSchema } from './group-trainings.ts';

export const getGroupTraining = call({
  id: 'groupTrainings.get',
  method: 'GET',
  path: '/groupTrainings/{id}',
  summary:
    'A live training or a class before its wall, with what everybody did in it. To its club’s staff, and to who trained in it: of others what the wall showed.',
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
