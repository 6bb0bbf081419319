import type {
  IncomeMethod,
  MemberList,
  MoneyReport,
  MonthReport,
  ProductIncome,
} from '@clubpulse/contract/office/reports/reports';
import { type ChangedProduct, monthSentence } from '@clubpulse/rules/office/reports/month-sentence';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';
import type { Door } from './report-address.ts';

export interface Texts {
  readonly t: Translate;
  readonly formats: Formats;
}

const methodKeys: Record<IncomeMethod, PhraseKey> = {
  Online: 'reports.online',
  Cash: 'billing.cash',
  Debit: 'billing.debit',
  Credit: 'billing.creditCard',
  BankDebit: 'billing.bankDebit',
  WireTransfer: 'billing.wire',
  Other: 'billing.other',
};
export const methodName = (method: IncomeMethod, t: Translate): string => t(methodKeys[method]);

export function productName({ Kind, Name }: Pick<ProductIncome, 'Kind' | 'Name'>, t: Translate): string {
  if (Kind === 'Credits') return t('kit.credits');
  return Kind === 'Other' || Name === '' ? t('reports.otherSales') : Name;
}

export function signedMoney(amount: number, currency: string, { money }: Formats): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return `${sign}${money(Math.abs(amount), currency)}`;
}
export function signedPercent(value: number, { percent }: Formats): string {
  const rounded = Math.round(value * 10) / 10;
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return `${sign}${percent(Math.abs(rounded), 1)}`;
}

export const listName = (list: MemberList, t: Translate): string => t(`reports.list-${list}`);

export function doorName(door: Door, t: Translate): string {
  if (door.list !== 'Income') {
    const name = listName(door.list, t);
    return door.after === undefined ? name : `${name}, ${t('reports.stillAfter', { months: door.after })}`;
  }
  if (door.product !== undefined) return productName(door.product, t);
  return door.method === undefined ? t('reports.income') : methodName(door.method, t);
}

export interface Months {
  readonly now: string;
  readonly before: string;
  readonly yearAgo: string | null;
}
export const monthsOf = ({ Days, Before, YearAgo }: MonthReport, { month }: Formats): Months => ({
  now: month(Days.first),
  before: month(Before.first),
  yearAgo: YearAgo === null ? null : month(YearAgo.first),
});

const changed = ({ Change, ...product }: ChangedProduct, currency: string, { t, formats }: Texts) => ({
  product: productName(product, t),
  change: signedMoney(Change, currency, formats),
});

export const sentenceCase = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

export const sentenceOf = (money: MoneyReport, months: Months, texts: Texts): string =>
  sentenceCase(incomeSentence(money, months, texts));

function incomeSentence(money: MoneyReport, { now, before }: Months, texts: Texts): string {
  const { t, formats } = texts;
  const { Currency, Income } = money;
  const sentence = monthSentence(money);
  const values = { month: now, before, amount: formats.money(Income.Now, Currency) };
  if (sentence.kind !== 'changed') return t(`reports.sentence-${sentence.kind}`, values);
  const { Change, because, while: other } = sentence;
  const difference = formats.money(Math.abs(Change), Currency);
  const compared = t(Change > 0 ? 'reports.sentence-more' : 'reports.sentence-less', { ...values, difference });
  if (because === null) return `${compared}.`;
  const first = t('reports.because', { sentence: compared, ...changed(because, Currency, texts) });
  return other === null ? `${first}.` : `${t('reports.while', { sentence: first, ...changed(other, Currency, texts) })}.`;
}
