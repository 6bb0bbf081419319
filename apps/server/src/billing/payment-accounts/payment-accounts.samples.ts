import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls(rows) {
    const club = { params: { id: rows.club } };
    const settings = { EnableOnlinePayments: false, EnableStore: true };
    const rules = { MembersMayPause: true, MaxPauseDays: 30, PausesPerYear: 1 };
    const unprovided = { ProviderConfigured: false, Mode: null, Missing: [], InactiveReason: null, ActiveSince: null };
    return {
      'paymentAccounts.list': { ...club, answer: [{ PaymentAccountType: 'Manual' }, { State: 'NotConfigured', ...unprovided }] },
      'paymentAccounts.onboarding': { ...club, answer: { ErrorType: 'OnlinePaymentsNotConfigured' } },
      'paymentAccounts.refresh': { ...club, answer: { ErrorType: 'OnlinePaymentsNotConfigured' } },
      'pauseRules.get': { ...club, answer: { MembersMayPause: expect.any(Boolean) } },
      'pauseRules.update': { ...club, body: rules, answer: rules },
      'paymentSettings.get': { ...club, answer: settings },
      'paymentSettings.update': { ...club, body: settings, answer: settings },
    };
  },
};
