import type { Transaction } from '@clubpulse/contract/billing/transactions';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { separatorsOf } from '@clubpulse/rules/formats/numbers';
import { minorDigits } from '../../platform/formats/number-formats.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { methodLabel } from '../parts/methods.ts';

/**
 * The exported transactions as CSV in the user's own separators: a semicolon where the comma stands in numbers. Refunds are
 * negative. Begins with a byte order mark, so that spreadsheets read the accents.
 */
export function transactionsCsv(transactions: readonly Transaction[], t: Translate, formats: Formats): string {
  const { decimal } = separatorsOf(formats.settings.Language);
  const separator = decimal === ',' ? ';' : ',';
  const amount = (minor: number, currency: string) => {
    const digits = minorDigits(currency);
    return (minor / 10 ** digits).toFixed(digits).replace('.', decimal);
  };
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
    t('billing.note'),
  ];
  const rows = transactions.map((one) => [
    text(formats.dateTime(one.At)),
    text(t(one.Type === 'Purchase' ? 'billing.purchase' : 'billing.refund')),
    text(fullName(one)),
    text(one.Description),
    text(t(methodLabel(one.Method))),
    amount(one.Type === 'Purchase' ? one.Amount : -one.Amount, one.Currency),
    one.Currency,
    amount(one.PlatformFee, one.Currency),
    text(one.Operator?.email ?? ''),
    text(one.Note),
  ]);
  const quoted = (cell: string) => (cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = [head, ...rows].map((cells) => cells.map(quoted).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/**
 * Text that no spreadsheet takes for a formula, whichever separator it reads the file by: behind each of them a cell may begin.
 * Signs of full width count as the plain ones.
 */
const text = (words: string): string => words.replace(/(^|[;,\t\r\n])(\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1$2'");
