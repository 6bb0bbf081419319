import {
  type PaymentDifference,
  type Payout,
  type PayoutEntry,
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

export const presentPayout = ({ At, ...row }: PayoutRow): Payout =>
  payoutSchema.parse({ ...row, At: At.toISOString(), Recorded: row.PaidOut - row.Difference });

export const presentEntry = (row: Awaited<ReturnType<typeof entriesOfPayout>>[number]): PayoutEntry =>
  payoutEntrySchema.parse({ ...named(row), At: row.At.toISOString(), Description: row.Description ?? '' });

export const presentDifference = (row: NonNullable<Awaited<ReturnType<typeof differenceOf>>>): PaymentDifference =>
  paymentDifferenceSchema.parse({
    ...named(row),
    SettledAt: row.SettledAt?.toISOString() ?? null,
    Operator: row.OperatorEmail === null ? null : { email: row.OperatorEmail },
  });
