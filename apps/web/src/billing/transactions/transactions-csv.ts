import type { ReportedTransaction } from '@clubpulse/contract/billing/transactions';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import { amountCell, csvOf } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { methodLabel } from '../parts/methods.ts';

function kindOf({ Type, RefundState }: ReportedTransaction, t: Translate): string {
  if (Type === 'Purchase') return t('billing.purchase');
  return RefundState === 'Disputed' ? `${t('billing.refund')}: ${t('billing.refundDisputed')}` : t('billing.refund');
}

export function transactionsCsv(transactions: readonly ReportedTransaction[], t: Translate, formats: Formats): string {
  const { Language } = formats.settings;
  const head = [
    t('billing.csvDate'),
    t('kit.type'),
    t('kit.member'),
    t('kit.description'),
    t('billing.method'),
    t('billing.amount'),
    t('billing.currency'),
    t('billing.platformFee'),
    t('billing.csvOperator'),
    t('kit.note'),
    t('billing.providerFee'),
    t('billing.payoutOf'),
    t('billing.payoutInBank'),
  ];
  const rows = transactions.map((one) => [
    markFormula(formats.dateTime(one.At)),
    markFormula(kindOf(one, t)),
    markFormula(fullName(one)),
    markFormula(one.Description),
    markFormula(t(methodLabel(one.Method))),
    amountCell(one.Type === 'Purchase' ? one.Amount : -one.Amount, one.Currency, Language),
    one.Currency,
    amountCell(one.Type === 'Purchase' ? one.PlatformFee : -one.PlatformFee, one.Currency, Language),
    markFormula(one.Operator?.email ?? ''),
    markFormula(one.Note),
    one.ProviderFee === null ? '' : amountCell(one.ProviderFee, one.Currency, Language),
    markFormula(one.ExtPayoutId ?? ''),
    one.PaidOutOn === null ? '' : markFormula(formats.date(one.PaidOutOn)),
  ]);
  return csvOf(head, rows, Language);
}
