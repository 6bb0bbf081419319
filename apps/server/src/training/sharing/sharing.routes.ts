import * as calls from '@clubpulse/contract/training/sharing/sharing.calls';
import type { Caller } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Sharing } from './sharing.service.ts';

export function sharingRoutes(route: Routes, sharing: Sharing): void {
  const resolve = ({ params, caller }: { params: { id: number }; caller: Caller }) => sharing.athleteOf(params.id, caller);
  route(calls.getSharedUri, { resolve, handle: ({ params }) => sharing.get(params.id) });
  route(calls.makeSharedUri, { resolve, handle: ({ params, caller }) => sharing.make(params.id, caller.UserId) });
  route(calls.setSharedUri, { resolve, handle: ({ params, body }) => sharing.set(params.id, body.ShowsCharts) });
  route(calls.endSharedUri, { resolve, handle: ({ params }) => sharing.end(params.id) });
  route(calls.shareWithEmail, {
    resolve,
    handle: ({ params, body, caller, key }) => sharing.mail(params.id, body, caller.UserId, key),
  });
  route(calls.openSharedTraining, { isDear: true, handle: ({ params }) => sharing.open(params.code) });
  route(calls.openSharedCharts, { isDear: true, handle: ({ params }) => sharing.charts(params.code) });
}
