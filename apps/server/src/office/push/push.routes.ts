import * as calls from '@clubpulse/contract/office/push.calls';
import type { Routes } from '../../platform/http/route.ts';
import { grantOf } from '../../platform/identity/token-verifier.ts';
import type { Push } from './push.service.ts';

export function pushRoutes(route: Routes, push: Push): void {
  route(calls.getPush, ({ params }) => push.state(params.id));
  route(calls.addPushDevice, ({ params, body, request }) => {
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    return push.add(params.id, grantOf(token), body);
  });
  route(calls.renewPushDevice, ({ body }) => push.renew(body));
  route(calls.removePushDevice, ({ params, body }) => push.remove(params.id, body.Endpoint));
}
