import * as classes from '@clubpulse/contract/calendar/classes/classes.calls';
import * as calls from '@clubpulse/contract/calendar/classes/schedule.calls';
import type { Routes } from '../../../platform/http/route.ts';
import type { ClassClones } from './class-clones.service.ts';
import type { ClassMaking } from './class-making.service.ts';
import type { Schedules } from './schedules.service.ts';

export interface ScheduleServices {
  readonly schedules: Schedules;
  readonly making: ClassMaking;
  readonly clones: ClassClones;
  readonly clubOf: (classId: number) => Promise<number | undefined>;
}

export function scheduleRoutes(route: Routes, { schedules, making, clones, clubOf }: ScheduleServices): void {
  const resolve = ({ params }: { params: { id: number } }) => clubOf(params.id);
  route(classes.createClass, ({ body, caller, key }) => making.create(caller, body, key));
  route(classes.updateClass, { resolve, handle: ({ params, body, caller }) => schedules.update(caller.UserId, params.id, body) });
  route(classes.deleteClass, { resolve, handle: ({ params, caller }) => making.delete(caller.UserId, params.id) });
  route(classes.batchDeleteClasses, ({ body, caller }) => making.batchDelete(caller.UserId, body));
  route(classes.batchCloneClasses, ({ body, caller, key }) => clones.batchClone(caller.UserId, body, key));
  route(calls.getSchedule, { resolve, handle: ({ params }) => schedules.get(params.id) });
  route(calls.updateSchedule, {
    resolve,
    handle: ({ params, body, caller }) => schedules.replace(caller.UserId, params.id, body),
  });
  route(calls.listScheduledDays, { resolve, handle: ({ params }) => schedules.days(params.id) });
  route(calls.updateScheduledDays, {
    resolve,
    handle: ({ params, body, caller }) => schedules.except(caller.UserId, params.id, body),
  });
}
