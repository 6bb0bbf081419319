import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { classSessionSchema } from './class-sessions.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const changes = ['live/class-sessions', 'live/group-trainings'] as const;

export const listClassSessions = call({
  id: 'classSessions.list',
  method: 'GET',
  path: '/clubs/{id}/classSessions',
  summary:
    'Returns the running class sessions of a club, and the classes that are on or begin within half an hour, soonest first.',
  params: idParams,
  result: z.array(classSessionSchema),
  shows: [
    'live/class-sessions',
    'live/live-trainings',
    'calendar/classes/classes',
    'calendar/seats/participants',
    'accounts/users',
    'devices/rooms',
    'clubs/clubs',
  ],
  access: inClub('params.id', staff),
});
export const startClassSession = call({
  id: 'classSessions.start',
  method: 'POST',
  path: '/classes/{id}/session',
  status: 200,
  summary: 'Starts a class session on the wall of its room, again if it was ended early. Returns a running one unchanged.',
  params: idParams,
  result: classSessionSchema,
  changes,
  access: inClub('resolved', staff),
  licensed: true,
  errors: [
    'LiveNotEnabled',
    'ClassNotPublished',
    'ClassIsCanceled',
    'ClassSessionEarly',
    'ClassSessionOver',
    'ClassSessionNoTrainer',
    'LiveStartError',
    'LiveStartElsewhere',
  ],
});
export const stopClassSession = call({
  id: 'classSessions.stop',
  method: 'POST',
  path: '/classSessions/{id}/stop',
  status: 200,
  summary:
    'Ends a class session on the wall of its room; the class in the calendar is unchanged. Returns one that is over unchanged.',
  params: idParams,
  result: classSessionSchema,
  changes: [...changes, 'live/room-workouts'],
  access: inClub('resolved', staff),
});
