import * as calls from '@clubpulse/contract/office/club-exports/club-exports.calls';
import { acting } from '../../accounts/security/public.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { ClubExportsService } from './club-exports.service.ts';

export function clubExportRoutes(route: Routes, exports: ClubExportsService): void {
  route(calls.listClubExports, ({ params }) => exports.list(params.id));
  route(calls.createClubExport, ({ params, caller, ...input }) => exports.request(params.id, caller.UserId, acting(input)));
  route(calls.openClubExport, ({ params, ...input }) => exports.link(params.id, params.exportId, acting(input)));
}
