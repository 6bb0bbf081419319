import { call, inClub } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { goalInputSchema, sceneInputSchema } from './scenes.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;

export const showScene = call({
  id: 'scenes.show',
  method: 'PUT',
  path: '/clubs/{id}/scene',
  summary:
    'Sets what all screens of a room show: the wall, the room’s run, or for a limited time the current ranking or summary, or the ranking of the club.',
  params: idParams,
  body: sceneInputSchema,
  // A workout of a room states whether it is behind the wall (`BehindWall`).
  changes: ['live/room-workouts'],
  access: inClub('params.id', staff),
  errors: ['RankingsOff', 'SceneOver'],
});
export const setGroupGoal = call({
  id: 'scenes.setGoal',
  method: 'PUT',
  path: '/clubs/{id}/groupGoal',
  summary: 'Sets the points that a room wants to reach together, or a step from them; null removes the goal.',
  params: idParams,
  body: goalInputSchema,
  idempotent: true,
  changes: [],
  access: inClub('params.id', staff),
});
