import * as calls from '@clubpulse/contract/workouts/timers/timers.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { TimersService } from './timers.service.ts';

export function timerRoutes(route: Routes, timers: TimersService): void {
  route(calls.listTimers, ({ params, query }) => timers.list(params.id, query));
  route(calls.getTimer, ({ params, language }) => timers.get(params.id, params.timerId, language));
  route(calls.createTimer, ({ params, body, language }) => timers.create(params.id, body, language));
  route(calls.updateTimer, ({ params, body, language }) => timers.update(params.id, params.timerId, body, language));
  route(calls.deleteTimer, ({ params }) => timers.delete(params.id, params.timerId));
}
