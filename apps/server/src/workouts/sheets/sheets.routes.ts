import * as calls from '@clubpulse/contract/workouts/sheets/sheets.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { SheetSharing } from './sharing.service.ts';
import type { SheetsService } from './sheets.service.ts';

export function sheetRoutes(route: Routes, sheets: SheetsService, sharing: SheetSharing): void {
  route(calls.listSheets, ({ params, query }) => sheets.list(params.id, query));
  route(calls.getSheet, (sent) => sheets.get(sent, sent.params.id));
  route(calls.createSheet, (sent) => sheets.create(sent, sent.params.id, sent.body));
  route(calls.updateSheet, (sent) => sheets.update(sent, sent.params.id, sent.params.sheetId, sent.body));
  route(calls.deleteSheet, ({ params }) => sheets.delete(params.id, params.sheetId));
  route(calls.cloneSheet, (sent) => sheets.clone(sent, sent.params.id, sent.body));
  route(calls.publishSheets, ({ params, body }) => sheets.publish(params.id, body.WorkoutSheetIds, body.Published));
  route(calls.listSheetShares, ({ params }) => sharing.sharedWith(params.id, params.sheetId));
  route(calls.shareSheet, ({ params, body, caller }) => sharing.share(params.id, params.sheetId, body.UserIds, caller.UserId));
  route(calls.listSheetUsers, ({ params, query }) => sharing.users(params.id, query));
  route(calls.unshareSheet, ({ params, body }) => sharing.unshare(params.id, params.sheetId, body.UserIds));
  route(calls.listReadSheets, ({ params }) => sheets.ofUser(params.id));
  route(calls.createPersonalSheet, (sent) => sheets.createPersonal(sent, sent.params.id, sent.body));
  route(calls.updatePersonalSheet, (sent) => sheets.updatePersonal(sent, sent.params.id, sent.params.sheetId, sent.body));
  route(calls.deletePersonalSheet, ({ params }) => sheets.deletePersonal(params.id, params.sheetId));
  route(calls.cloneToPersonal, (sent) => sheets.cloneToPersonal(sent, sent.params.id, sent.body.WorkoutSheetId));
}
