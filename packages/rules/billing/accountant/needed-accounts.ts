import { accountPurposes, type BookAccount } from '@clubpulse/contract/billing/accountant/accountant';

/** All accounts that a club with these VAT codes needs, with the known numbers. */
export function neededAccounts(codes: readonly string[], known: readonly BookAccount[]): BookAccount[] {
  const numberOf = (purpose: string, code: string) =>
    known.find(({ Purpose, VatCode }) => Purpose === purpose && VatCode === code)?.Account ?? '';
  return accountPurposes.flatMap((Purpose) =>
    (Purpose === 'Revenue' ? ['', ...codes] : ['']).map((VatCode) => ({ Purpose, VatCode, Account: numberOf(Purpose, VatCode) })),
  );
}
