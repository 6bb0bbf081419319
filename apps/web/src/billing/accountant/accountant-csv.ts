import type { AccountantLine, BookEntry } from '@clubpulse/contract/billing/accountant/accountant';
import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import { amountCell, csvOf } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { paidBy } from '../parts/methods.ts';
import { purposeLabel } from './account-label.ts';

const money = (amount: number | null, currency: string, { settings: { Language } }: Formats): string =>
  amount === null ? '' : amountCell(amount, currency, Language);

export function linesCsv(lines: readonly AccountantLine[], t: Translate, formats: Formats): string {
  const head = [
    t('billing.csvDate'),
    t('billing.receipt'),
    t('billing.receiptNumber'),
    t('billing.exportMember'),
    t('kit.member'),
    t('kit.description'),
    t('billing.method'),
    t('billing.currency'),
    t('billing.amount'),
    t('billing.vatNet'),
    t('billing.vat'),
    t('billing.vatCode'),
    t('billing.vatRate'),
    t('billing.exportOf'),
    t('billing.csvOperator'),
    t('billing.providerFee'),
    t('billing.payoutOf'),
    t('billing.payoutInBank'),
  ];
  const rows = lines.map((one) => [
    markFormula(formats.date(one.IssuedAt)),
    markFormula(one.Number),
    String(one.TransactionId),
    one.MemberId === null ? '' : String(one.MemberId),
    markFormula(one.MemberName ?? ''),
    markFormula(one.Text),
    markFormula(paidBy(one, t)),
    one.Currency,
    money(one.Gross, one.Currency, formats),
    money(one.Net, one.Currency, formats),
    money(one.Vat, one.Currency, formats),
    markFormula(one.VatCode ?? ''),
    one.VatRate === null ? '' : formats.number(one.VatRate / 100, 2),
    markFormula(one.OfNumber ?? ''),
    markFormula(one.Operator ?? ''),
    money(one.ProviderFee, one.Currency, formats),
    markFormula(one.ExtPayoutId ?? ''),
    one.PaidOutOn === null ? '' : markFormula(formats.date(one.PaidOutOn)),
  ]);
  return csvOf(head, rows, formats.settings.Language);
}

export function entriesCsv(entries: readonly BookEntry[], t: Translate, formats: Formats): string {
  const head = [
    t('billing.csvDate'),
    t('billing.receipt'),
    t('billing.receiptNumber'),
    t('billing.exportMember'),
    t('billing.account'),
    t('billing.accountFor'),
    t('kit.description'),
    t('billing.debitSide'),
    t('billing.creditSide'),
    t('billing.currency'),
    t('billing.vatCode'),
    t('billing.exportOf'),
    t('billing.csvOperator'),
    t('billing.providerFee'),
  ];
  const rows = entries.map((one) => [
    markFormula(formats.date(one.IssuedAt)),
    markFormula(one.Number),
    String(one.TransactionId),
    one.MemberId === null ? '' : String(one.MemberId),
    markFormula(one.Account),
    markFormula(purposeLabel(one.Purpose, t)),
    markFormula(one.Text),
    one.Debit === 0 ? '' : money(one.Debit, one.Currency, formats),
    one.Credit === 0 ? '' : money(one.Credit, one.Currency, formats),
    one.Currency,
    markFormula(one.VatCode ?? ''),
    markFormula(one.OfNumber ?? ''),
    markFormula(one.Operator ?? ''),
    money(one.ProviderFee, one.Currency, formats),
  ]);
  return csvOf(head, rows, formats.settings.Language);
}
