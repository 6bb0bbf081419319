import * as calls from '@clubpulse/contract/members/tasks/tasks.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { TasksService } from './tasks.service.ts';

export function taskRoutes(route: Routes, tasks: TasksService): void {
  const resolve = ({ params }: { params: { id: number } }) => tasks.clubOf(params.id);
  route(calls.listClubTasks, ({ params, query, caller }) => tasks.ofClub(caller, params.id, query));
  route(calls.countOpenTasks, ({ params, caller }) => tasks.open(params.id, caller.UserId));
  route(calls.listTaskAssignees, ({ params, caller }) => tasks.assignees(params.id, caller.UserId));
  route(calls.listClubUserTasks, ({ params, caller }) => tasks.ofClubUser(caller, params.id, params.userId));
  route(calls.getDoNotCall, ({ params }) => tasks.doNotCall(params.id, params.userId));
  route(calls.listMyTasks, ({ params, caller }) => tasks.ofUser(caller, params.id));
  route(calls.getTask, { resolve, handle: ({ params, caller }) => tasks.one(caller, params.id) });
  route(calls.createTask, ({ body, caller }) => tasks.create(caller, body));
  route(calls.createTasks, ({ params, body, key }) => tasks.createEach(params.id, body, key));
  route(calls.updateTask, { resolve, handle: ({ params, body, caller }) => tasks.update(caller, params.id, body) });
  route(calls.completeTask, { resolve, handle: ({ params, caller }) => tasks.complete(caller, params.id) });
  route(calls.recordOutcome, {
    resolve,
    handle: ({ params, body, caller, key }) => tasks.outcome(caller, params.id, body, key),
  });
  route(calls.deleteTasks, ({ params, body }) => tasks.deleteEach(params.id, body.TaskIds));
  route(calls.deleteTask, { resolve, handle: ({ params }) => tasks.delete(params.id) });
}
