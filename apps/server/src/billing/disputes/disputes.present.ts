import {
  type Dispute,
  type DisputeAnswer,
  type DisputeDetail,
  type DisputeEvidence,
  disputeAnswerSchema,
  disputeSchema,
} from '@clubpulse/contract/billing/disputes/disputes';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentProvider } from '../../platform/payments/payments.ts';
import type { Losses } from '../transactions/public.ts';
import { answerOf, type StoredAnswer } from './answers.store.ts';
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

interface DetailParts {
  readonly losses: Pick<Losses, 'effectsOf'>;
  readonly payments: Pick<PaymentProvider, 'disputePage'> | undefined;
}

export async function presentDetail({ losses, payments }: DetailParts, db: Queryable, row: DisputeRow): Promise<DisputeDetail> {
  const isUndecided = row.LossTransactionId !== null && row.Decision === null;
  const answer = await answerOf(db, row.PaymentDisputeId);
  return {
    ...presentDispute(row),
    Url: payments?.disputePage(row.ExtDisputeId) ?? null,
    Effects: isUndecided ? [...(await losses.effectsOf(db, row.ClubId, row.TransactionId ?? 0))] : [],
    Evidence: await evidenceOf(db, row),
    Answer: answer === undefined ? null : presentAnswer(answer),
  };
}

const presentAnswer = ({ AnsweredAt, SentAt, ...answer }: StoredAnswer): DisputeAnswer =>
  disputeAnswerSchema.parse({ ...answer, AnsweredAt: AnsweredAt.toISOString(), SentAt: iso(SentAt) });

async function evidenceOf(db: Queryable, row: DisputeRow): Promise<DisputeEvidence> {
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
