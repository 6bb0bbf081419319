import * as calls from '@clubpulse/contract/billing/payment-accounts.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { PaymentAccounts } from './payment-accounts.service.ts';

export function paymentAccountRoutes(route: Routes, accounts: PaymentAccounts): void {
  route(calls.listPaymentAccounts, ({ params }) => accounts.ofClub(params.id));
  route(calls.startOnboarding, ({ params }) => accounts.startOnboarding(params.id));
  route(calls.refreshPaymentAccount, ({ params }) => accounts.refresh(params.id));
  route(calls.getPaymentSettings, ({ params }) => accounts.settings(params.id));
  route(calls.getPauseRules, ({ params }) => accounts.pauseRules(params.id));
  route(calls.putPauseRules, ({ params, body, caller }) => accounts.savePauseRules(params.id, body, caller.UserId));
  route(calls.putPaymentSettings, ({ params, body, caller }) => accounts.saveSettings(params.id, body, caller.UserId));
}
