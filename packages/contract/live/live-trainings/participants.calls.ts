import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParams, idSchema } from '../../scalars.ts';
import { liveParticipantSchema, myLiveTrainingSchema } from './participants.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const shows = ['live/live-trainings', 'accounts/users', 'billing/subscriptions', 'devices/rooms'] as const;
const changes = ['live/live-trainings'] as const;
const joining = ['LiveNotEnabled', 'LiveTrainingClosed', 'LiveTrainingNeedsSubscription', 'LiveTrainingFull'] as const;
const leaving = ['LiveParticipantStays'] as const;
const mine = z.object({ id: idParamOf<'User'>(), liveTrainingId: idParamOf<'LiveTraining'>() });
const participant = z.object({ id: idParamOf<'LiveTraining'>(), userId: idParamOf<'User'>() });

export const listMyLiveTrainings = call({
  id: 'liveTrainings.ofUser',
  method: 'GET',
  path: '/users/{id}/liveTrainings',
  summary: 'The live trainings that run in the clubs of the user, or begin there within a week, soonest first.',
  params: idParams,
  result: z.array(myLiveTrainingSchema),
  shows,
  access: theUser('params.id'),
});
export const joinLiveTraining = call({
  id: 'liveTrainings.join',
  method: 'POST',
  path: '/users/{id}/liveTrainings/{liveTrainingId}/join',
  status: 200,
  summary: 'The caller takes part in a live training of one of their clubs. Who does already is answered as they are.',
  params: mine,
  result: myLiveTrainingSchema,
  changes,
  access: theUser('params.id'),
  errors: joining,
});
export const leaveLiveTraining = call({
  id: 'liveTrainings.leave',
  method: 'DELETE',
  path: '/users/{id}/liveTrainings/{liveTrainingId}',
  summary: 'The caller takes part no more, unless it runs.',
  params: mine,
  changes,
  access: theUser('params.id'),
  errors: leaving,
});
export const listLiveParticipants = call({
  id: 'liveParticipants.list',
  method: 'GET',
  path: '/liveTrainings/{id}/participants',
  summary: 'Who takes part in a live training, by name.',
  params: idParams,
  result: z.array(liveParticipantSchema),
  shows,
  access: inClub('resolved', staff),
});
export const addLiveParticipant = call({
  id: 'liveParticipants.add',
  method: 'POST',
  path: '/liveTrainings/{id}/participants',
  summary: 'Adds an athlete of the club to a live training. Who takes part already is answered as they are.',
  params: idParams,
  body: z.object({ UserId: idSchema }),
  result: liveParticipantSchema,
  changes,
  access: inClub('resolved', staff),
  errors: joining,
});
export const removeLiveParticipant = call({
  id: 'liveParticipants.remove',
  method: 'DELETE',
  path: '/liveTrainings/{id}/participants/{userId}',
  summary: 'Takes somebody off a live training that does not run.',
  params: participant,
  changes,
  access: inClub('resolved', staff),
  errors: leaving,
});
