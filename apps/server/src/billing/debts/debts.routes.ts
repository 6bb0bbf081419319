import * as calls from '@clubpulse/contract/billing/debts/debts.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { DebtsService } from './debts.service.ts';

export function debtRoutes(route: Routes, debts: DebtsService): void {
  route(calls.listDebts, ({ params, query }) => debts.list(params.id, query));
  route(calls.listMyDebts, ({ params }) => debts.ofUser(params.id));
  route(calls.payDebt, ({ params, body, caller, key }) => debts.pay(params.id, params.debtId, body, caller.UserId, key));
  route(calls.writeOffLeftDebt, ({ params, body, caller }) => debts.writeOff(params.id, params.debtId, body, caller.UserId));
}
