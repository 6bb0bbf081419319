import * as calls from '@clubpulse/contract/calendar/seats/participants.calls';
import type { Routes } from '../../../platform/http/route.ts';
import type { ClassCancelling } from './cancel-class.service.ts';
import type { ClassMoving } from './move-class.service.ts';

export function wholeClassRoutes(
  route: Routes,
  clubOf: (classId: number) => Promise<number | undefined>,
  cancelling: ClassCancelling,
  moving: ClassMoving,
): void {
  const resolve = ({ params }: { params: { id: number } }) => clubOf(params.id);
  route(calls.cancelClass, {
    resolve,
    handle: ({ params, body, caller, key }) => cancelling.cancel(caller.UserId, params.id, body.Reason, key),
  });
  route(calls.getMoveReach, { resolve, handle: ({ params }) => moving.reach(params.id) });
  route(calls.moveClass, {
    resolve,
    handle: ({ params, body, caller, key }) => moving.move(caller.UserId, params.id, body, key),
  });
}
