import * as calls from '@clubpulse/contract/members/tasks/tasks.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { TasksService } from './tasks.service.ts';

export function taskRoutes(route: Routes, tasks: TasksService): void {
  const resolve = ({ params }: { params: { id: number } }) => tasks.clubOf(params.id);
  route(calls.listClubTasks, ({ params, query }) => tasks.ofClub(params.id, query));
  route(calls.countOpenTasks, ({ params, caller }) => tasks.open(params.id, caller.UserId));
  route(calls.listTaskAssignees, ({ params, caller }) => tasks.assignees(params.id, caller.UserId));
  route(calls.listClubUserTasks, ({ params }) => tasks.ofClubUser(params.id, params.userId));
  route(calls.listMyTasks, ({ params }) => tasks.ofUser(params.id));
  route(calls.createTask, ({ body }) => tasks.create(body));
  route(calls.updateTask, { resolve, handle: ({ params, body }) => tasks.update(params.id, body) });
  route(calls.completeTask, { resolve, handle: ({ params }) => tasks.complete(params.id) });
  route(calls.recordOutcome, {
    resolve,
    handle: ({ params, body, caller }) => tasks.outcome(params.id, body, caller.UserId),
  });
  route(calls.deleteTask, { resolve, handle: ({ params }) => tasks.delete(params.id) });
}
