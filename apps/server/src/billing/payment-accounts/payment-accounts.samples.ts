import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls(rows) {
    const club = { params: { id: rows.club } };
    const settings = { EnableOnlinePayments: false, EnableStore: true };
    const unprovided = { ProviderConfigured: false, Mode: null, Missing: [], InactiveReason: null, ActiveSince: null };
    return {
      'paymentAccounts.list': { ...club, answer: [{ PaymentAccountType: 'Manual' }, { State: 'NotConfigured', ...unprovided }] },
      'paymentAccounts.onboarding': { ...club, answer: { ErrorType: 'OnlinePaymentsNotConfigured' } },
      'paymentAccounts.refresh': { ...club, answer: { ErrorType: 'OnlinePaymentsNotConfigured' } },
      'paymentSettings.get': { ...club, answer: settings },
      'paymentSettings.update': { ...club, body: settings, answer: settings },
    };
  },
};
