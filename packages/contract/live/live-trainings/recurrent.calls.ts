import { call, inClub } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { liveTrainingSchema } from './live-trainings.ts';
import { recurrentLiveTrainingInputSchema, recurrentLiveTrainingSchema } from './recurrent.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const changes = ['live/live-trainings'] as const;

export const createRecurrentLiveTraining = call({
  id: 'recurrentLiveTrainings.create',
  method: 'POST',
  path: '/recurrentLiveTrainings',
  summary: 'Plans a live training on every future day of a weekly schedule.',
  body: recurrentLiveTrainingInputSchema,
  result: recurrentLiveTrainingSchema,
  changes,
  access: inClub('body.ClubId', staff),
  licensed: true,
  idempotent: true,
  errors: ['LiveNotEnabled', 'LiveTrainerNotOfClub', 'ScheduleGeneratesNoEvents'],
});
export const getRecurrentLiveTraining = call({
  id: 'recurrentLiveTrainings.get',
  method: 'GET',
  path: '/recurrentLiveTrainings/{id}',
  summary: 'Returns a series of live trainings with each of them, by Begin.',
  params: idParams,
  result: recurrentLiveTrainingSchema,
  shows: ['live/live-trainings', 'accounts/users', 'billing/subscription-types', 'devices/rooms'],
  access: inClub('resolved', staff),
});
export const startRecurrentLiveTraining = call({
  id: 'recurrentLiveTrainings.start',
  method: 'POST',
  path: '/recurrentLiveTrainings/{id}/start',
  status: 200,
  summary: 'Starts the live training of the series that is nearest to now. Returns a running one of the series instead.',
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
export const deleteRecurrentLiveTraining = call({
  id: 'recurrentLiveTrainings.delete',
  method: 'DELETE',
  path: '/recurrentLiveTrainings/{id}',
  summary: 'Deletes a series with its live trainings that were not started; others remain. Refused while one of them is running.',
  params: idParams,
  changes,
  access: inClub('resolved', staff),
  errors: ['LiveTrainingRunning'],
});
