import {
  type PaymentDifference,
  type Payout,
  type PayoutEntry,
  type PayoutPart,
  paymentDifferenceSchema,
  payoutEntrySchema,
  payoutSchema,
} from '@clubpulse/contract/billing/reconciliation/reconciliation';
import type { differenceOf, entriesOfPayout, PayoutRow } from './payouts.facts.ts';

const noName = { FirstMidName: '', LastName: '', Nickname: '' };
const named = <Row extends { FirstMidName: string | null; LastName: string | null; Nickname: string | null }>(row: Row) => ({
  ...row,
  FirstMidName: row.FirstMidName ?? noName.FirstMidName,
  LastName: row.LastName ?? noName.LastName,
  Nickname: row.Nickname ?? noName.Nickname,
});

export function presentPayout({ At, Listed, ...row }: PayoutRow): Payout {
  const Difference = row.PaidOut - row.Recorded;
  const Parts = (Listed ? partsOf(row, Difference) : [{ Kind: 'NotListed', Amount: Difference } as const]).filter(
    ({ Amount }) => Amount !== 0,
  );
  return payoutSchema.parse({ ...row, At: At.toISOString(), Difference, Parts });
}

function partsOf({ ToSettle, LeftSo, NotYet, Held }: Omit<PayoutRow, 'At' | 'Listed'>, difference: number): PayoutPart[] {
  return [
    { Kind: 'ToSettle', Amount: ToSettle },
    { Kind: 'LeftSo', Amount: LeftSo },
    { Kind: 'NotYet', Amount: NotYet },
    { Kind: 'Held', Amount: Held },
    { Kind: 'Unexplained', Amount: difference - ToSettle - LeftSo - NotYet - Held },
  ];
}

export const presentEntry = (row: Awaited<ReturnType<typeof entriesOfPayout>>[number]): PayoutEntry =>
  payoutEntrySchema.parse({ ...named(row), At: row.At.toISOString(), Description: row.Description ?? '' });

export const presentDifference = (row: NonNullable<Awaited<ReturnType<typeof differenceOf>>>): PaymentDifference =>
  paymentDifferenceSchema.parse({
    ...named(row),
    SettledAt: row.SettledAt?.toISOString() ?? null,
    Operator: row.OperatorEmail === null ? null : { email: row.OperatorEmail },
  });
