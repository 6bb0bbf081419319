import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import type { creditsPackages, TypeKey } from './prices.ts';

export interface Holding {
  readonly nickname: string;
  readonly type: TypeKey;
  readonly daysAgo: number;
  readonly paid: TransactionMethod | null;
  readonly beginsIn?: number;
  readonly partsPaid?: number;
  readonly tickets?: number;
  readonly later?:
    | { readonly do: 'suspend'; readonly daysAgo: number; readonly untilIn: number | null }
    | { readonly do: 'cancel'; readonly daysAgo: number; readonly atPeriodEnd: boolean };
}

const holds = (
  nickname: string,
  type: TypeKey,
  daysAgo: number,
  paid: TransactionMethod | null,
  overrides: Partial<Holding> = {},
): Holding => ({
  nickname,
  type,
  daysAgo,
  paid,
  ...overrides,
});

export const holdings: readonly Holding[] = [
  holds('Ale', 'open', 12, 'Debit'),
  holds('Bea', 'open', 3, 'Debit'),
  holds('Brio', 'open', 20, 'Cash'),
  holds('Cami', 'open', 26, 'Debit'),
  holds('Chiara R', 'open', 40, null, { partsPaid: 2 }),
  holds('Dani', 'open', 8, 'Credit'),
  holds('Duke', 'open', 15, 'WireTransfer'),
  holds('Edo', 'open', 10, null),
  holds('Fede', 'open', 5, 'Cash'),
  holds('Fox', 'open', 45, 'Debit'),
  holds('Gio', 'open', 15, 'Debit', { later: { do: 'suspend', daysAgo: 5, untilIn: 20 } }),
  holds('Ines', 'open', 1, 'Credit', { beginsIn: 8 }),
  holds('Lena', 'open', 18, 'Debit', { later: { do: 'cancel', daysAgo: 2, atPeriodEnd: true } }),
  holds('Luca B', 'open', 9, 'Cash', { later: { do: 'cancel', daysAgo: 1, atPeriodEnd: false } }),
  holds('Luca M', 'ten', 30, 'Debit', { tickets: 6 }),
  holds('Marta', 'ten', 60, 'Cash', { tickets: 1 }),
  holds('Nico', 'ten', 14, 'Debit', { tickets: 9 }),
  holds('Pablo', 'ten', 75, 'Cash', { tickets: 0 }),
  holds('Pia', 'corporate', 3, null),
  holds('Rosso', 'corporate', 20, 'WireTransfer'),
  holds('Tess', 'trial', 2, null),
  holds('Silvia', 'morning', 6, 'Debit'),
  holds('Teo', 'morning', 22, 'Cash'),
  holds('Vale', 'morning', 13, 'Debit'),
  holds('Dario', 'open', 62, 'Debit'),
  holds('Vera', 'open', 24, 'Debit'),
  holds('Otto', 'ten', 112, 'Cash', { tickets: 4 }),
  holds('Emma', 'ten', 40, 'Debit', { tickets: 4 }),
  holds('Pietro', 'open', 4, null),
];

export const creditOrders: readonly {
  nickname: string;
  type: keyof typeof creditsPackages;
  daysAgo: number;
  paid: TransactionMethod;
}[] = [
  { nickname: 'Ale', type: 'five', daysAgo: 33, paid: 'Cash' },
  { nickname: 'Simo', type: 'ten', daysAgo: 16, paid: 'Debit' },
  { nickname: 'Anto', type: 'ten', daysAgo: 9, paid: 'Cash' },
  { nickname: 'Gaia', type: 'twentyFive', daysAgo: 51, paid: 'Credit' },
  { nickname: 'Hugo', type: 'five', daysAgo: 2, paid: 'Cash' },
];

export const cashSales = {
  locker: { nickname: 'Brio', daysAgo: 11, Amount: 2_000, Description: 'Locker 22' },
  refund: { daysAgo: 10, Amount: 500, Description: 'Locker 22, a month less' },
  towel: { daysAgo: 4, Amount: 1_200, Description: 'Towel' },
} as const;

/** The oldest day is first. `sold` has the goods of each sale, `missing` the money missing in the drawer. */
export const closedDays = [
  { daysAgo: 2, sold: [{ water: 2 }, { water: 1, bar: 2 }, { towel: 1 }], missing: 0 },
  { daysAgo: 1, sold: [{ bar: 1 }, { water: 3, towel: 1 }], missing: 50 },
] as const;
export const soldToday = [{ water: 1, bar: 1 }] as const;
export const deskFloat = 15_000;
