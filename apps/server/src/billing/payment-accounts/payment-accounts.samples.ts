import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls(rows) {
    const club = { params: { id: rows.club } };
    return {
      'paymentAccounts.list': club,
      'paymentAccounts.onboarding': club,
      'paymentSettings.get': club,
      'paymentSettings.update': { ...club, body: { EnableOnlinePayments: false, EnableStore: true } },
    };
  },
};
