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
  // A purchase changes the stage of a member, which tasks show.
  'billing/subscriptions',
  'members/people',
  'accounts/users',
  'accounts/consents',
] as const;

export const listClubTasks = call({
  id: 'tasks.ofClub',
  method: 'GET',
  path: '/clubs/{id}/tasks',
  summary:
    'Returns the open tasks, the next due first, or the completed ones, the last completed first; of one of the staff, or of all.',
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
    'Returns how many open tasks the caller and all staff have, do-not-calls included, and how many of them are due today, overdue or without a date.',
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
  summary: 'Returns the tasks about a member, open ones first.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: z.array(taskSchema),
  shows,
  access: inClub('params.id', staff),
});
export const getDoNotCall = call({
  id: 'tasks.doNotCall',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/doNotCall',
  summary: 'Returns whether a member has a do-not-call, and its last day, to show with the phone number.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: doNotCallSchema,
  shows: ['members/tasks/tasks', 'members/people'],
  access: inClub('params.id', staff),
});
export const listTaskAssignees = call({
  id: 'tasks.assignees',
  method: 'GET',
  path: '/clubs/{id}/tasks/assignees',
  summary:
    'Returns the users to whom a task can be assigned: the trainers and managers of the club, and the caller, by nickname.',
  params: idParams,
  result: z.array(basicUserSchema),
  shows: ['accounts/users', 'members/people'],
  access: inClub('params.id', staff),
});
export const listMyTasks = call({
  id: 'tasks.ofUser',
  method: 'GET',
  path: '/users/{id}/tasks',
  summary: 'Returns the open tasks that are assigned to a user, in the clubs where they work.',
  params: idParams,
  result: z.array(taskSchema),
  shows: [...shows, 'clubs/brands'],
  access: theUser('params.id'),
});
export const getTask = call({
  id: 'tasks.get',
  method: 'GET',
  path: '/tasks/{id}',
  summary: 'Returns a task, open or completed, of any assignee.',
  params: idParams,
  result: taskSchema,
  shows,
  access: inClub('resolved', staff),
});
export const createTask = call({
  id: 'tasks.create',
  method: 'POST',
  path: '/tasks',
  summary: 'Adds a task; a call to a member with a do-not-call is refused.',
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
  summary: 'Adds the same task about each of several members; returns why a member got none.',
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
  summary: 'Saves an open task; its member cannot be changed. RowVersion guards against stale writes.',
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
  summary: 'Completes a task; completing a do-not-call ends it.',
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
  summary:
    'Records how a call went: moves the member to a stage, plans the next call, writes the note and the do-not-call, all or nothing.',
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
    'Deletes several open tasks of the club that have no outcome; returns for each other the reason: TaskNotOpen or NotFound.',
  params: idParams,
  body: z.object({ TaskIds: z.array(idSchema).min(1, 'field-required').max(TASKS_AT_ONCE, 'too-many-invitees') }),
  result: z.object({
    Deleted: z.array(idSchema),
    Refused: z.array(z.object({ TaskId: idSchema, ErrorType: errorTypeSchema })),
  }),
  changes: ['members/tasks/tasks'],
  access: inClub('params.id', staff),
});
