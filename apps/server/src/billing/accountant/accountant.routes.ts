import * as calls from '@clubpulse/contract/billing/accountant/accountant.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { AccountantService } from './accountant.service.ts';

export function accountantRoutes(route: Routes, accountant: AccountantService): void {
  route(calls.previewExport, ({ params, query }) => accountant.preview(params.id, query));
  route(calls.getBookAccounts, ({ params }) => accountant.accounts(params.id));
  route(calls.saveBookAccounts, ({ params, body }) => accountant.saveAccounts(params.id, body));
  route(calls.makeExport, ({ params, body, caller, language }) =>
    accountant.make(params.id, body, { UserId: caller.UserId, language }),
  );
  route(calls.listExports, ({ params, query }) => accountant.exports(params.id, query));
}
