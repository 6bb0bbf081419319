import {
  type AccountantLine,
  type AccountPurpose,
  accountPurposes,
  type BookAccount,
  type BookEntry,
} from '@clubpulse/contract/billing/accountant/accountant';

type Side = Pick<BookEntry, 'Purpose' | 'VatCode'> & { readonly debit: number };

/** The payment is a debit, revenue and VAT are credits. A credit note reverses both sides. */
function sidesOf({ PaymentMode, Method, Gross, Net, Vat, VatCode }: AccountantLine): Side[] {
  const paidTo: AccountPurpose = PaymentMode === 'Online' ? 'Online' : Method;
  return [
    { Purpose: paidTo, VatCode: null, debit: Gross },
    { Purpose: 'Revenue', VatCode, debit: -(Net ?? Gross) },
    { Purpose: 'Vat', VatCode, debit: -(Vat ?? 0) },
  ];
}

const keyOf = (purpose: AccountPurpose, code: string | null): string => `${purpose} ${purpose === 'Revenue' ? (code ?? '') : ''}`;

/** Debits and credits of each document are equal. An unknown account is empty. */
export function entriesOf(lines: readonly AccountantLine[], accounts: readonly BookAccount[]): BookEntry[] {
  const numbers = new Map(accounts.map(({ Purpose, VatCode, Account }) => [keyOf(Purpose, VatCode), Account]));
  return lines.flatMap((line) =>
    sidesOf(line)
      .filter(({ debit }) => debit !== 0)
      .map(({ Purpose, VatCode, debit }) => ({
        Number: line.Number,
        IssuedAt: line.IssuedAt,
        TransactionId: line.TransactionId,
        MemberId: line.MemberId,
        Purpose,
        Account: numbers.get(keyOf(Purpose, VatCode)) ?? '',
        Text: line.Text,
        Debit: Math.max(0, debit),
        Credit: Math.max(0, -debit),
        Currency: line.Currency,
        VatCode,
        OfNumber: line.OfNumber,
        Operator: line.Operator,
        ProviderFee: Purpose === 'Revenue' || Purpose === 'Vat' ? null : line.ProviderFee,
      })),
  );
}

export function unbalancedOf(entries: readonly BookEntry[]): string | undefined {
  const sums = new Map<string, number>();
  for (const { Number: number, Debit, Credit } of entries) sums.set(number, (sums.get(number) ?? 0) + Debit - Credit);
  return [...sums].find(([, sum]) => sum !== 0)?.[0];
}

export function debitsOf(entries: readonly BookEntry[]): { Currency: string; Amount: number }[] {
  const byCurrency = Map.groupBy(entries, ({ Currency }) => Currency);
  return [...byCurrency].map(([Currency, own]) => ({ Currency, Amount: own.reduce((sum, { Debit }) => sum + Debit, 0) }));
}

export function missingAccounts(entries: readonly BookEntry[]): Pick<BookAccount, 'Purpose' | 'VatCode'>[] {
  const missing = new Map<string, Pick<BookAccount, 'Purpose' | 'VatCode'>>();
  for (const { Purpose, VatCode, Account } of entries)
    if (Account === '') missing.set(keyOf(Purpose, VatCode), { Purpose, VatCode: Purpose === 'Revenue' ? (VatCode ?? '') : '' });
  return [...missing.values()];
}

export function neededAccounts(codes: readonly string[], known: readonly BookAccount[]): BookAccount[] {
  const numberOf = (purpose: string, code: string) =>
    known.find(({ Purpose, VatCode }) => Purpose === purpose && VatCode === code)?.Account ?? '';
  return accountPurposes.flatMap((Purpose) =>
    (Purpose === 'Revenue' ? ['', ...codes] : ['']).map((VatCode) => ({ Purpose, VatCode, Account: numberOf(Purpose, VatCode) })),
  );
}
