import { addDays } from '@clubpulse/rules/time/days';
import type { Samples } from '../../test/sample.ts';

const today = new Date().toISOString().slice(0, 10);
const range = { From: addDays(today, -2), To: addDays(today, 2) };

export const samples: Samples = {
  calls(rows) {
    const club = { params: { id: rows.club } };
    const Accounts = [{ Purpose: 'Cash', VatCode: '', Account: '1010' }];
    return {
      'accountant.preview': { ...club, query: range, answer: { LeftOut: 0 } },
      'accountant.accounts': { ...club, answer: {} },
      'accountant.saveAccounts': { ...club, body: { Accounts }, answer: {} },
      'accountant.export': {
        ...club,
        body: { ...range, Format: 'Csv' },
        answer: { Export: { Format: 'Csv', Version: 1 }, Entries: [] },
      },
      'accountant.exports': { ...club, answer: {} },
    };
  },
};
