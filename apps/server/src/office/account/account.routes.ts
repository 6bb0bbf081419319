import * as calls from '@clubpulse/contract/office/account.calls';
import { acting } from '../../accounts/security/public.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Account } from './account.service.ts';

export function accountRoutes(route: Routes, account: Account): void {
  route(calls.exportAccount, ({ params, ...input }) => account.export(params.id, acting(input)));
  route(calls.deleteAccount, ({ params, body, caller, ...input }) =>
    account.delete(params.id, caller.UserId, body.Email, acting(input)),
  );
}
