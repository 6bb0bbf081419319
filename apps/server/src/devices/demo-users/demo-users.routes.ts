import * as calls from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { DemoUsers } from './demo-users.service.ts';

export function demoUserRoutes(route: Routes, demoUsers: DemoUsers): void {
  const resolve = ({ params }: { params: { id: number } }) => demoUsers.clubOf(params.id);
  route(calls.listDemoUsers, ({ params }) => demoUsers.ofClub(params.id));
  route(calls.getDemoUser, { resolve, handle: ({ params }) => demoUsers.get(params.id) });
  route(calls.createDemoUser, ({ body: { ClubId, ...input }, caller }) => demoUsers.create(ClubId, input, caller.UserId));
  route(calls.updateDemoUser, {
    resolve,
    handle: ({ params, body, caller }) => demoUsers.update(params.id, body, caller.UserId),
  });
  route(calls.deleteDemoUser, { resolve, handle: ({ params, caller }) => demoUsers.delete(params.id, caller.UserId) });
}
