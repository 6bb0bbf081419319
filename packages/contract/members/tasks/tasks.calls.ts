import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { call, inClub, theUser } from '../../call.ts';
import { errorTypeSchema } from '../../errors.ts';
import { flagQuerySchema, idParamOf, idParamSchema, idParams, idSchema, pageOf, pageQuerySchema } from '../../scalars.ts';
import {
  doNotCallSchema,
  outcomeInputSchema,
  TASKS_AT_ONCE,
  taskBatchSchema,
  taskInputSchema,
  taskSchema,
  taskUpdateSchema,
} from './tasks.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const shows = [
  'members/tasks/tasks',
  'members/pipeline/pipeline',
  // Listed because a sale makes its holder a client.
  'billing/subscriptions',
  'members/people',
  'accounts/users',
  'accounts/consents',
] as const;

export const listClubTasks = call({
  id: 'tasks.ofClub',
  method: 'GET',
  path: '/clubs/{id}/tasks',
  summary: 'Open tasks, what is due first first; or the done ones, the last done first. Of one of the staff, or of all.',
  params: idParams,
  query: pageQuerySchema.extend({ Assignee: idParamSchema.optional(), completed: flagQuerySchema.default(false) }),
  result: pageOf(taskSchema),
  shows,
  access: inClub('params.id', staff),
});
export const countOpenTasks = call({
  id: 'tasks.open',
  method: 'GET',
  path: '/clubs/{id}/tasks/open',
  summary:
    'How many open tasks stand in the lists of the caller and of everybody, do-not-calls included, and how many of them wait: due today or before, or without a day.',
  params: idParams,
  result: z.object({
    Mine: z.number().int(),
    MineDue: z.number().int(),
    All: z.number().int(),
    AllDue: z.number().int(),
  }),
  shows: ['members/tasks/tasks'],
  access: inClub('params.id', staff),
});
export const listClubUserTasks = call({
  id: 'tasks.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/tasks',
  summary: 'Tasks about a member, open ones first.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: z.array(taskSchema),
  shows,
  access: inClub('params.id', staff),
});
export const getDoNotCall = call({
  id: 'tasks.doNotCall',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/doNotCall',
  summary: 'Whether a member asked not to be called, and until when: what stands before their number.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: doNotCallSchema,
  shows: ['members/tasks/tasks', 'members/people'],
  access: inClub('params.id', staff),
});
export const listTaskAssignees = call({
  id: 'tasks.assignees',
  method: 'GET',
  path: '/clubs/{id}/tasks/assignees',
  summary: 'Who can be given a task: the trainers and managers of the club, and the caller, by nickname.',
  params: idParams,
  result: z.array(basicUserSchema),
  shows: ['accounts/users', 'members/people'],
  access: inClub('params.id', staff),
});
export const listMyTasks = call({
  id: 'tasks.ofUser',
  method: 'GET',
  path: '/users/{id}/tasks',
  summary: 'Open tasks somebody was given, in the clubs where they work.',
  params: idParams,
  result: z.array(taskSchema),
  shows: [...shows, 'clubs/brands'],
  access: theUser('params.id'),
});
export const getTask = call({
  id: 'tasks.get',
  method: 'GET',
  path: '/tasks/{id}',
  summary: 'A task, open or done, whoever is to do it.',
  params: idParams,
  result: taskSchema,
  shows,
  access: inClub('resolved', staff),
});
export const createTask = call({
  id: 'tasks.create',
  method: 'POST',
  path: '/tasks',
  summary: 'Writes a task; whom a do-not-call holds for cannot be called.',
  body: taskInputSchema,
  result: taskSchema,
  changes: ['members/tasks/tasks'],
  access: inClub('body.ClubId', staff),
  errors: ['NotToBeCalled'],
});
export const createTasks = call({
  id: 'tasks.batchCreate',
  method: 'POST',
  path: '/clubs/{id}/users:batchTask',
  summary: 'Writes the same task about each of several; says of each who gets none why.',
  params: idParams,
  body: taskBatchSchema,
  result: z.object({
    Written: z.array(z.object({ UserId: idSchema, TaskId: idSchema })),
    Refused: z.array(z.object({ UserId: idSchema, ErrorType: errorTypeSchema })),
  }),
  changes: ['members/tasks/tasks'],
  access: inClub('params.id', staff),
  idempotent: true,
});
export const updateTask = call({
  id: 'tasks.update',
  method: 'PUT',
  path: '/tasks/{id}',
  summary: 'Saves an open task; whom it is about stays. RowVersion guards against stale writes.',
  params: idParams,
  body: taskUpdateSchema,
  result: taskSchema,
  changes: ['members/tasks/tasks'],
  access: inClub('resolved', staff),
  errors: ['NotToBeCalled', 'TaskNotOpen', 'StaleRowVersion'],
});
export const completeTask = call({
  id: 'tasks.complete',
  method: 'POST',
  path: '/tasks/{id}/complete',
  summary: 'It is done; a do-not-call is ended by it.',
  params: idParams,
  result: taskSchema,
  status: 200,
  changes: ['members/tasks/tasks'],
  access: inClub('resolved', staff),
});
export const recordOutcome = call({
  id: 'tasks.outcome',
  method: 'POST',
  path: '/tasks/{id}/outcome',
  summary: 'How a call went: moves them on, plans the next call, writes the note and the do-not-call, all or nothing.',
  params: idParams,
  body: outcomeInputSchema,
  result: taskSchema,
  status: 200,
  changes: ['members/tasks/tasks', 'members/pipeline/pipeline', 'members/notes/notes', 'billing/subscriptions'],
  access: inClub('resolved', staff),
  idempotent: true,
  errors: ['TaskNotOpen'],
});
export const deleteTask = call({
  id: 'tasks.delete',
  method: 'DELETE',
  path: '/tasks/{id}',
  summary: 'Deletes a task.',
  params: idParams,
  changes: ['members/tasks/tasks'],
  access: inClub('resolved', staff),
});
export const deleteTasks = call({
  id: 'tasks.batchDelete',
  method: 'POST',
  path: '/clubs/{id}/tasks:batchDelete',
  summary:
    'Deletes several tasks of the club that nobody did anything with yet; says of each other why not: TaskNotOpen, or NotFound.',
  params: idParams,
  body: z.object({ TaskIds: z.array(idSchema).min(1, 'field-required').max(TASKS_AT_ONCE, 'too-many-invitees') }),
  result: z.object({
    Deleted: z.array(idSchema),
    Refused: z.array(z.object({ TaskId: idSchema, ErrorType: errorTypeSchema })),
  }),
  changes: ['members/tasks/tasks'],
  access: inClub('params.id', staff),
});
