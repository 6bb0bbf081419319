import * as calls from '@clubpulse/contract/calendar/classes/classes.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Calendars } from './calendar.service.ts';
import type { ClassBatches } from './class-batches.service.ts';
import type { Classes } from './classes.service.ts';

export interface ClassServices {
  readonly classes: Classes;
  readonly calendars: Calendars;
  readonly batches: ClassBatches;
}

export function classRoutes(route: Routes, { classes, calendars, batches }: ClassServices): void {
  const resolve = ({ params }: { params: { id: number } }) => classes.clubOf(params.id);
  route(calls.listClasses, ({ params, query }) => calendars.list(params.id, query));
  route(calls.getClassFilterData, ({ params, query }) => calendars.filterData(params.id, query.calendarType));
  route(calls.getClass, { resolve, handle: ({ params }) => classes.get(params.id) });
  route(calls.setClassPublishState, {
    resolve,
    handle: ({ params, body, caller }) => classes.setPublishState(caller.UserId, params.id, body.PublishState),
  });
  route(calls.batchPublishClasses, ({ body, caller }) => batches.setPublishState(caller.UserId, body, 'Published'));
  route(calls.batchUnpublishClasses, ({ body, caller }) => batches.setPublishState(caller.UserId, body, 'Unpublished'));
  route(calls.batchUpdateClasses, ({ body: { Fields, ...batch }, caller }) => batches.update(caller.UserId, batch, Fields));
}
