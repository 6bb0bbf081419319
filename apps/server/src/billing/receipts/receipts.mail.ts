import type { DateFormat } from '@clubpulse/contract/accounts/users';
import type { Receipt } from '@clubpulse/contract/billing/receipts/receipts';
import type { Language } from '@clubpulse/contract/scalars';
import type { receipts } from '@clubpulse/phrases/en/server/receipts';
import { receiptNumber } from '@clubpulse/rules/billing/receipts/receipt-number';
import { sumsByCode } from '@clubpulse/rules/billing/receipts/vat';
import { dateText } from '@clubpulse/rules/formats/dates';
import { moneyText } from '@clubpulse/rules/formats/money';
import { dayIn } from '@clubpulse/rules/time/days';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

export interface ReceiptLetter {
  readonly receipt: Receipt;
  readonly to: { readonly Email: string; readonly Language: Language; readonly DateFormat: DateFormat };
  readonly timeZone: string;
  readonly link: string;
}

export function receiptMail({ receipt, to, timeZone, link }: ReceiptLetter): OutgoingMail {
  const { Language: language } = to;
  const { Currency, Kind, Lines, LeftDue, Reason, Of } = receipt;
  const money = (amount: number) => moneyText(amount, Currency, language);
  const day = (at: string) => dateText(dayIn(timeZone, new Date(at)), to.DateFormat);
  const words = (key: keyof typeof receipts, values: Readonly<Record<string, string | number>> = {}) =>
    phrase(language, key, values);
  const number = receiptNumber(receipt);
  const lines = [
    ...Lines.map(
      ({ Text, Amount }) => `${Text || words('receipts.payment')}: ${money(Kind === 'CreditNote' ? -Amount : Amount)}`,
    ),
    words('receipts.issued', { date: day(receipt.IssuedAt) }),
    ...(Of ? [words('receipts.of', { number: receiptNumber(Of), date: day(Of.IssuedAt) })] : []),
    ...(Reason === '' ? [] : [words('receipts.reason', { reason: Reason })]),
    ...sumsByCode(Lines).map(({ Rate, Code, Net, Vat }) =>
      words('receipts.vat', { rate: Rate / 100, code: Code, net: money(Net), vat: money(Vat) }),
    ),
    ...(LeftDue ? [words('receipts.left', { amount: money(LeftDue) })] : []),
    [receipt.LegalName || receipt.ClubName, receipt.Address, receipt.VatNumber].filter(Boolean).join(', '),
    ...(receipt.IsCopy ? [words('receipts.copy')] : []),
  ];
  return letterMail({
    to: to.Email,
    language,
    subject: words(Kind === 'CreditNote' ? 'receipts.noteSubject' : 'receipts.subject', { number, club: receipt.ClubName }),
    text: lines.join('\n'),
    action: words('receipts.action'),
    link,
    sender: receipt.ClubName,
    why: words('receipts.why', { club: receipt.ClubName }),
  });
}
