import * as calls from '@clubpulse/contract/accounts/consents.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Consents } from './consents.service.ts';

export function consentRoutes(route: Routes, consents: Consents): void {
  route(calls.listConsents, ({ params }) => consents.ofUser(params.id));
  route(calls.listMemberConsents, ({ params }) => consents.ofMember(params.id, params.userId));
  route(calls.setConsents, ({ params, body, caller, language }) => consents.set(params.id, body, caller.UserId, language));
  route(calls.listHealthReads, ({ params }) => consents.reads(params.id));
}
