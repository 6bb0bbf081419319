import { type Dispute, type DisputeEvidence, disputeSchema } from '@clubpulse/contract/billing/disputes/disputes';
import type { Queryable } from '../../platform/database/database.ts';
import type { DisputeRow } from './disputes.store.ts';
import { acceptedPolicies, bookingsIn, checkInsIn } from './evidence.facts.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentDispute = ({ PaidAt, OpenedAt, EvidenceDueBy, ClosedAt, DecidedAt, ...row }: DisputeRow): Dispute =>
  disputeSchema.parse({
    ...row,
    PaidAt: PaidAt.toISOString(),
    OpenedAt: OpenedAt.toISOString(),
    EvidenceDueBy: iso(EvidenceDueBy),
    ClosedAt: iso(ClosedAt),
    DecidedAt: iso(DecidedAt),
  });

export async function evidenceOf(db: Queryable, row: DisputeRow): Promise<DisputeEvidence> {
  const Purchase = { Amount: row.PurchaseAmount, Currency: row.PurchaseCurrency, Method: row.Method };
  if (row.UserId === null) return { Purchase, Bookings: [], CheckIns: [], Policies: [] };
  const time = { clubId: row.ClubId, userId: row.UserId, from: row.PaidAt, until: row.OpenedAt };
  const bookings = await bookingsIn(db, time);
  const checkIns = await checkInsIn(db, time);
  const policies = await acceptedPolicies(db, time);
  return {
    Purchase,
    Bookings: bookings.map(({ ClassName, ClassBegin, Attendance }) => ({
      ClassName,
      Begin: ClassBegin.toISOString(),
      WasPresent: Attendance === 'Present',
    })),
    CheckIns: checkIns.map(({ At }) => At.toISOString()),
    Policies: policies.map(({ Title, Version, AcceptanceDate }) => ({
      Title,
      Version,
      AcceptedAt: AcceptanceDate.toISOString(),
    })),
  };
}
