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
  summary: 'Returns the live trainings that are running in the clubs of the user, or begin there within a week, soonest first.',
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
  summary: 'Adds the caller to a live training of one of their clubs. Returns an existing participant unchanged.',
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
  summary: 'Removes the caller from a live training, unless it is running.',
  params: mine,
  changes,
  access: theUser('params.id'),
  errors: leaving,
});
export const listLiveParticipants = call({
  id: 'liveParticipants.list',
  method: 'GET',
  path: '/liveTrainings/{id}/participants',
  summary: 'Returns the participants of a live training, by name.',
  params: idParams,
  result: z.array(liveParticipantSchema),
  shows,
  access: inClub('resolved', staff),
});
export const addLiveParticipant = call({
  id: 'liveParticipants.add',
  method: 'POST',
  path: '/liveTrainings/{id}/participants',
  summary: 'Adds an athlete of the club to a live training. Returns an existing participant unchanged.',
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
  summary: 'Removes a participant from a live training that is not running.',
  params: participant,
  changes,
  access: inClub('resolved', staff),
  errors: leaving,
});
