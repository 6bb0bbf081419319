import * as calls from '@clubpulse/contract/office/support/support.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { SupportService } from './support.service.ts';

export function supportRoutes(route: Routes, support: SupportService): void {
  route(calls.getSupport, async ({ caller, language }) => support.get(caller, language));
  route(calls.listSupportVideos, ({ caller, language }) => support.videos(caller, language));
  route(calls.createSupportVideo, ({ body }) => support.create(body));
  route(calls.updateSupportVideo, ({ params, body }) => support.update(params.id, body));
  route(calls.deleteSupportVideo, ({ params }) => support.delete(params.id));
}
