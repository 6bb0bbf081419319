import * as calls from '@clubpulse/contract/devices/apps.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Apps } from './apps.service.ts';

export function appRoutes(route: Routes, apps: Apps): void {
  route(calls.listApps, ({ params }) => apps.ofClub(params.id));
  route(calls.requestAppCode, ({ body, caller }) => apps.requestCode(body.ClubId, body.Name, caller.UserId));
  route(calls.deleteApp, {
    resolve: ({ params }) => apps.clubOf(params.id),
    handle: ({ params, caller }) => apps.delete(params.id, caller.UserId),
  });
  route(calls.registerApp, ({ body, request }) => apps.register(body, request.ip));
  route(calls.findAppPlace, ({ body }) => apps.place(body.Secret));
}
