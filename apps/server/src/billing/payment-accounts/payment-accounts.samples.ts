import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls(rows) {
    const club = { params: { id: rows.club } };
    const settings = { EnableOnlinePayments: false, EnableStore: true };
    return {
      'paymentAccounts.list': { ...club, answer: [{ PaymentAccountType: 'Manual' }, { State: 'NotConfigured' }] },
      'paymentAccounts.onboarding': { ...club, answer: { ErrorType: 'OnlinePaymentsNotConfigured' } },
      'paymentSettings.get': { ...club, answer: settings },
      'paymentSettings.update': { ...club, body: settings, answer: settings },
    };
  },
};
