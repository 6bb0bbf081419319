import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import {
  liveTrainingInputSchema,
  liveTrainingSchema,
  liveTrainingUpdateSchema,
  writtenLiveTrainingSchema,
} from './live-trainings.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const shows = ['live/live-trainings', 'accounts/users', 'billing/subscription-types', 'devices/rooms'] as const;
const changes = ['live/live-trainings', 'live/group-trainings'] as const;

export const listLiveTrainings = call({
  id: 'liveTrainings.list',
  method: 'GET',
  path: '/clubs/{id}/liveTrainings',
  summary:
    'Returns the running live trainings of a club and those from the last ninety days on, latest first; of a future series six weeks or the next one.',
  params: idParams,
  result: z.array(liveTrainingSchema),
  shows,
  access: inClub('params.id', staff),
});
export const getLiveTraining = call({
  id: 'liveTrainings.get',
  method: 'GET',
  path: '/liveTrainings/{id}',
  summary: 'Returns a live training.',
  params: idParams,
  result: writtenLiveTrainingSchema,
  shows,
  access: inClub('resolved', staff),
});
export const createLiveTraining = call({
  id: 'liveTrainings.create',
  method: 'POST',
  path: '/liveTrainings',
  summary: 'Plans a live training of a trainer of the club.',
  body: liveTrainingInputSchema,
  result: liveTrainingSchema,
  changes,
  access: inClub('body.ClubId', staff),
  licensed: true,
  idempotent: true,
  errors: ['LiveNotEnabled', 'LiveTrainerNotOfClub'],
});
export const updateLiveTraining = call({
  id: 'liveTrainings.update',
  method: 'PUT',
  path: '/liveTrainings/{id}',
  summary: 'Changes a live training that was not started. RowVersion guards against stale writes.',
  params: idParams,
  body: liveTrainingUpdateSchema,
  result: writtenLiveTrainingSchema,
  changes,
  access: inClub('resolved', staff),
  errors: ['LiveTrainerNotOfClub', 'LiveTrainingRunning', 'LiveTrainingOver', 'StaleRowVersion'],
});
export const startLiveTraining = call({
  id: 'liveTrainings.start',
  method: 'POST',
  path: '/liveTrainings/{id}/start',
  status: 200,
  summary:
    'Starts a live training, at the earliest half an hour before it begins, and announces it on the walls of its room. Returns a running one unchanged.',
  params: idParams,
  result: liveTrainingSchema,
  changes,
  access: inClub('resolved', staff),
  licensed: true,
  errors: [
    'LiveNotEnabled',
    'LiveTrainerNotOfClub',
    'LiveTrainingOver',
    'LiveTrainingEarly',
    'LiveTrainingLimit',
    'LiveStartError',
    'LiveStartElsewhere',
  ],
});
export const stopLiveTraining = call({
  id: 'liveTrainings.stop',
  method: 'POST',
  path: '/liveTrainings/{id}/stop',
  status: 200,
  summary: 'Stops a running live training. Returns one that is over unchanged.',
  params: idParams,
  result: liveTrainingSchema,
  changes: [...changes, 'live/room-workouts'],
  access: inClub('resolved', staff),
  errors: ['LiveTrainingNotStarted'],
});
export const deleteLiveTraining = call({
  id: 'liveTrainings.delete',
  method: 'DELETE',
  path: '/liveTrainings/{id}',
  summary: 'Deletes a live training that is not running.',
  params: idParams,
  changes,
  access: inClub('resolved', staff),
  errors: ['LiveTrainingRunning'],
});
