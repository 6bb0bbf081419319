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
  summary: 'Plans a live training on every day of a weekly schedule that is to come.',
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
  summary: 'A series of live trainings with each of them, by Begin.',
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
  summary: 'Starts the live training of the series that is nearest to now. While one of it runs, that one is answered.',
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
  summary: 'Deletes a series with what nobody started of it; what was led stays. Refused while one of it runs.',
  params: idParams,
  changes,
  access: inClub('resolved', staff),
  errors: ['LiveTrainingRunning'],
});
