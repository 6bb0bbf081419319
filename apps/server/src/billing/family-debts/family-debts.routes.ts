import * as calls from '@clubpulse/contract/billing/family-debts/family-debts.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { FamilyDebts } from './family-debts.service.ts';

export function familyDebtRoutes(route: Routes, familyDebts: FamilyDebts): void {
  route(calls.listFamilyDebts, ({ params }) => familyDebts.ofUser(params.id));
  route(calls.listMemberFamilyDebts, ({ params }) => familyDebts.ofClubUser(params.id, params.userId));
}
