import * as calls from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { CashDeskService } from './cash-desk.service.ts';

export function cashDeskRoutes(route: Routes, cashDesk: CashDeskService): void {
  route(calls.getCashDesk, ({ params }) => cashDesk.get(params.id));
  route(calls.listDeskSales, ({ params, query }) => cashDesk.sales(params.id, query));
  route(calls.openCashDesk, ({ params, body, caller }) => cashDesk.open(params.id, body.Float, caller.UserId));
  route(calls.moveCash, ({ params, body, caller, key }) => cashDesk.move(params.id, body, caller.UserId, key));
  route(calls.closeDay, ({ params, body, caller, key }) => cashDesk.close(params.id, body, caller.UserId, key));
  route(calls.listDayCloses, ({ params, query }) => cashDesk.closes(params.id, query));
  route(calls.getDayClose, ({ params }) => cashDesk.closed(params.id, params.dayCloseId));
}
