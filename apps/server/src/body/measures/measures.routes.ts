import * as calls from '@clubpulse/contract/body/measures/measures.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { MeasureBatches } from './batches.service.ts';
import type { MeasuredMembers } from './measured-members.service.ts';
import { presentGroups, presentTypes } from './measures.present.ts';
import type { Measures } from './measures.service.ts';
import type { MeasureReminders } from './reminders.service.ts';

interface MeasureActs {
  readonly measures: Measures;
  readonly measuredMembers: MeasuredMembers;
  readonly measureReminders: MeasureReminders;
  readonly measureBatches: MeasureBatches;
}

export function measureRoutes(
  route: Routes,
  { measures, measuredMembers: measured, measureReminders, measureBatches: batches }: MeasureActs,
): void {
  const resolve = ({ params }: { params: { id: number } }) => measures.ownerOf(params.id);
  route(calls.listMeasureTypes, async () => presentTypes());
  route(calls.listMeasureGroups, async () => presentGroups());
  route(calls.getMeasures, ({ params, query, caller }) => measures.ofUser(caller, params.id, query));
  route(calls.listMeasureEvents, ({ params, query, caller }) => measures.events(caller, params.id, query));
  route(calls.listMeasuredAthletes, ({ params, query, caller }) => measured.ofClub(caller, params.id, query));
  route(calls.remindOfMeasures, ({ params, caller, key }) => measureReminders.remind(caller, params.id, params.userId, key));
  route(calls.saveMeasureBatch, ({ params, body, caller, key }) => batches.save(caller, params.id, body, key));
  route(calls.getMeasureBatch, ({ params }) => batches.get(params.id, params.batchId));
  route(calls.createMeasures, ({ params, body, caller, key }) => measures.create(caller, params.id, body, key));
  route(calls.getMeasureEvent, { resolve, handle: ({ params, caller }) => measures.report(caller, params.id) });
  route(calls.updateMeasures, { resolve, handle: ({ params, body, caller }) => measures.update(caller, params.id, body) });
  route(calls.deleteMeasures, { resolve, handle: ({ params, caller }) => measures.delete(caller, params.id) });
}
