import { getClubUserCredits, listClubCredits, listClubUserCreditTransactions } from '@clubpulse/contract/billing/credits.calls';
import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';

/** What an act on credits may change. */
export const creditLists = [getClubUserCredits, listClubUserCreditTransactions, listClubCredits, listTransactions] as const;
