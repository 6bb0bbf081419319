import { z } from 'zod';
import { wayInSchema } from '../../accounts/roles.ts';
import { call, inClub } from '../../call.ts';
import { tagParamSchema } from '../../clubs/tags/tags.ts';
import { errorTypeSchema } from '../../errors.ts';
import { idParamOf, idParamSchema, idParams, idSchema, instantSchema, pageOf, pageQuerySchema } from '../../scalars.ts';
import { memberStandingSchema, pipelineCardSchema } from './cards.ts';
import {
  clientStageSchema,
  movedTrialsSchema,
  openTasks,
  stageCountSchema,
  stageMoveSchema,
  stageSplitSchema,
  stageUndoSchema,
} from './pipeline.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const filter = {
  globalSearch: pageQuerySchema.shape.globalSearch,
  Assignee: idParamSchema.optional(),
  Task: z.enum(openTasks).optional(),
  ClubTagId: tagParamSchema.optional(),
  CameBy: wayInSchema.optional(),
};
const shows = [
  'members/pipeline/pipeline',
  'members/people',
  'clubs/clubs',
  'clubs/tags/tags',
  'accounts/users',
  'billing/subscriptions',
  'calendar/seats/participants',
  'office/check-in/check-in',
  'training/trainings',
  'members/tasks/tasks',
] as const;

export const getPipeline = call({
  id: 'pipeline.stages',
  method: 'GET',
  path: '/clubs/{id}/pipeline',
  summary:
    'Returns how many athletes are in each stage, in the order of the stages, and what share of them moved on: of all athletes, or of those who match.',
  params: idParams,
  query: z.object(filter),
  result: z.array(stageCountSchema),
  shows,
  access: inClub('params.id', staff),
});
export const listStage = call({
  id: 'pipeline.list',
  method: 'GET',
  path: '/clubs/{id}/pipeline/{stage}',
  summary:
    'Returns the athletes of a stage, the last moved first, each with their origin, last note and next task; for clients also the signs that they may leave.',
  params: z.object({ id: idParamOf<'Club'>(), stage: clientStageSchema }),
  query: pageQuerySchema.extend({ ...filter, Split: stageSplitSchema.default('All') }),
  result: pageOf(pipelineCardSchema),
  shows: [...shows, 'members/notes/notes'],
  access: inClub('params.id', staff),
});
export const getMemberStanding = call({
  id: 'pipeline.standing',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/standing',
  summary:
    'Returns how an athlete came to the club, how often they visited it in the last weeks, and for a client the signs that they may leave.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: memberStandingSchema,
  shows,
  access: inClub('params.id', staff),
});
export const setClientStage = call({
  id: 'pipeline.stage',
  method: 'PUT',
  path: '/clubs/{id}/users/{userId}/ClientStage',
  summary:
    'Moves an athlete to a stage; a member with something paid remains a client, and a member moved to trial gets the club’s free trials once.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  body: z.object({
    ClientStage: clientStageSchema,
    Seen: clientStageSchema.optional(),
  }),
  changes: ['members/pipeline/pipeline', 'billing/subscriptions'],
  access: inClub('params.id', staff),
  errors: ['StaysClient', 'StaleRowVersion'],
});
const refusedSchema = z.array(z.object({ UserId: idSchema, ErrorType: errorTypeSchema }));

export const batchClientStage = call({
  id: 'pipeline.batchStage',
  method: 'POST',
  path: '/clubs/{id}/users:batchClientStage',
  summary:
    'Moves several athletes to a stage; returns why an athlete was not moved, and for those moved to trial what they get or why nothing.',
  params: idParams,
  body: stageMoveSchema,
  result: z.object({
    MovedAt: instantSchema,
    Moved: z.array(idSchema),
    Refused: refusedSchema,
    Trials: movedTrialsSchema,
  }),
  changes: ['members/pipeline/pipeline', 'billing/subscriptions'],
  access: inClub('params.id', staff),
});
export const undoClientStage = call({
  id: 'pipeline.undoStage',
  method: 'POST',
  path: '/clubs/{id}/users:undoClientStage',
  summary:
    'Reverts a move within a few minutes: restores the previous stage, its date and the trials it gave; omits athletes who were moved again meanwhile.',
  params: idParams,
  body: stageUndoSchema,
  result: z.object({
    Moved: z.array(idSchema),
    Refused: refusedSchema,
    Kept: z.array(idSchema),
  }),
  status: 200,
  changes: ['members/pipeline/pipeline', 'billing/subscriptions'],
  access: inClub('params.id', staff),
  errors: ['MoveTooOld'],
});
