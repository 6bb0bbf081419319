import {
  type IncomeMethod,
  incomeMethods,
  type MemberList,
  memberLists,
  type ProductIncome,
  productKinds,
  TREND_MONTHS,
} from '@clubpulse/contract/office/reports/reports';
import { oneOf, writeFilter } from '../../kit/list/list-filter.ts';

export type Door =
  | { readonly list: MemberList; readonly currency?: string; readonly after?: number }
  | {
      readonly list: 'Income';
      readonly currency: string;
      readonly product?: Pick<ProductIncome, 'Kind' | 'Name'>;
      readonly method?: IncomeMethod;
    };

/** In the URL: `#/Reports?month=2026-10&list=Income&currency=EUR&method=Cash`. */
export interface ReportAddress {
  readonly month: string | null;
  readonly door: Door | null;
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
export function monthIn(params: URLSearchParams): string | null {
  const month = params.get('month') ?? '';
  return MONTH.test(month) ? month : null;
}

const CURRENCY = /^[A-Z]{3}$/;

function doorIn(params: URLSearchParams): Door | null {
  const named = params.get('currency') ?? '';
  const currency = CURRENCY.test(named) ? named : undefined;
  const members = oneOf(memberLists, params.get('list'));
  const after = params.get('after') ?? '';
  if (members === 'Joined' && /^\d{1,2}$/.test(after) && Number(after) < TREND_MONTHS)
    return { list: members, after: Number(after) };
  if (members === 'Joined' || members === 'Left') return { list: members };
  if (currency === undefined) return null;
  if (members !== null) return { list: members, currency };
  if (params.get('list') !== 'Income') return null;
  const kind = oneOf(productKinds, params.get('kind'));
  const method = oneOf(incomeMethods, params.get('method'));
  if (kind !== null) return { list: 'Income', currency, product: { Kind: kind, Name: params.get('name') ?? '' } };
  return { list: 'Income', currency, ...(method === null ? {} : { method }) };
}

export const reportInAddress = {
  read: (params: URLSearchParams): ReportAddress => ({ month: monthIn(params), door: doorIn(params) }),
  write: ({ month, door }: ReportAddress): URLSearchParams =>
    writeFilter({
      month,
      list: door?.list ?? null,
      currency: door?.currency ?? null,
      after: door?.list === 'Joined' ? (door.after ?? null) : null,
      kind: door?.list === 'Income' ? (door.product?.Kind ?? null) : null,
      name: door?.list === 'Income' ? (door.product?.Name ?? null) : null,
      method: door?.list === 'Income' ? (door.method ?? null) : null,
    }),
};
