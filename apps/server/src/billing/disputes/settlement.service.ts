import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { daysLeft } from '@clubpulse/rules/billing/disputes/days-left';
import { canFollow, disputeState, isOpenDispute } from '@clubpulse/rules/billing/disputes/dispute-state';
import { lossOf } from '@clubpulse/rules/billing/disputes/loss';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { runEachIsolated } from '../../platform/jobs/each-apart.ts';
import { isAccessRemoved, isMissing, type PaymentProvider, type ProviderDispute } from '../../platform/payments/payments.ts';
import type { Losses, TransactionRow } from '../transactions/public.ts';
import * as store from './disputes.store.ts';

interface SettlementParts {
  readonly db: Database;
  readonly payments: PaymentProvider;
  readonly losses: Losses;
  readonly club: (clubId: ClubId, via: Queryable) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly now?: () => Date;
}
type Ready = Required<SettlementParts>;

interface Account {
  readonly ClubId: ClubId;
  readonly ExtAccountId: string;
}

export type DisputeSettlement = ReturnType<typeof createDisputeSettlement>;

export const createDisputeSettlement = (parts: SettlementParts) =>
  bindActs({ now: () => new Date(), ...parts }, { settle, settleDispute, settleDisputesOf, sweep });

async function settleDispute(parts: Ready, account: Account, extDisputeId: string): Promise<void> {
  await settle(parts, account, await parts.payments.disputeOf(account.ExtAccountId, extDisputeId));
}

/** Settles the disputes of a payment that was recorded after them. */
async function settleDisputesOf(parts: Ready, account: Account, extPaymentId: string): Promise<void> {
  for (const dispute of await parts.payments.disputesOf(account.ExtAccountId, extPaymentId))
    await settle(parts, account, dispute);
}

/** Does the work of lost webhooks. Skips a dispute that the provider does not have, and an unusable account. */
const sweep = async (parts: Ready): Promise<void> =>
  runEachIsolated(await store.disputesToCheck(parts.db), async (dispute) => {
    try {
      await settleDispute(parts, dispute, dispute.ExtDisputeId);
    } catch (error) {
      if (!isMissing(error) && !isAccessRemoved(error)) throw error;
    }
  });

async function settle({ db, losses, club, now }: Ready, account: Account, read: ProviderDispute): Promise<void> {
  const { AnswerKey: _key, ...dispute } = read;
  const { ExtPaymentId, ExtStatus } = dispute;
  if (ExtPaymentId === null) return;
  const { ClubId, ExtAccountId } = account;
  const State = disputeState(ExtStatus);
  await db.transaction().execute(async (trx) => {
    const purchase = await losses.lockPaid(trx, ExtAccountId, ExtPaymentId);
    const at = now();
    const ClosedAt = isOpenDispute(State) ? null : at;
    const reported = { ...dispute, ExtPaymentId, State };
    const row = await store.lockReported(trx, { ...reported, ClubId, ClosedAt });
    if (!row || !canFollow(row.ExtStatus, ExtStatus)) return;
    const LossTransactionId = purchase ? await settleLoss(losses, trx, { purchase, row, dispute, at }) : null;
    const undecided = LossTransactionId === null ? { Decision: null, DecidedAt: null, DecidedBy: null } : {};
    const TransactionId = purchase?.TransactionId ?? null;
    await store.saveDispute(trx, row, {
      ...reported,
      ...undecided,
      TransactionId,
      LossTransactionId,
      ClosedAt: ClosedAt && (row.ClosedAt ?? ClosedAt),
    });
    if (!purchase) return;
    const TimeZone = (await club(ClubId, trx))?.TimeZone ?? 'UTC';
    await notifyOf(trx, { purchase, row, dispute, Days: dispute.EvidenceDueBy && daysLeft(TimeZone, dispute.EvidenceDueBy, at) });
  });
}

interface Reported {
  readonly purchase: TransactionRow;
  readonly row: store.StoredDispute;
  readonly dispute: Omit<ProviderDispute, 'AnswerKey'>;
}

async function settleLoss(
  losses: Losses,
  trx: Queryable,
  { purchase, row, dispute, at }: Reported & { readonly at: Date },
): Promise<number | null> {
  const { LossTransactionId } = row;
  if (disputeState(dispute.ExtStatus) !== 'Lost') {
    if (LossTransactionId !== null) await losses.revert(trx, { purchase, lossId: LossTransactionId, at });
    return null;
  }
  const Amount = lossOf(dispute, purchase);
  if (LossTransactionId !== null || Amount === 0) return LossTransactionId;
  return losses.record(trx, purchase, { Amount, At: at, ExtDisputeId: dispute.ExtDisputeId });
}

function notifyOf(
  trx: Queryable,
  { purchase, row, dispute, Days }: Reported & { readonly Days: number | null },
): Promise<void> | undefined {
  const { ClubId, UserId: Target, TransactionId, Description: Title } = purchase;
  const { Amount, Currency, Reason, EvidenceDueBy } = dispute;
  const { PaymentDisputeId } = row;
  const about = { Target, PaymentDisputeId, TransactionId, Title, Amount, Currency, Reason };
  const [before, State] = [row.TransactionId === null ? null : row.State, disputeState(dispute.ExtStatus)];
  if (isOpenDispute(State)) {
    const isKnown = before !== null && isOpenDispute(before) && (row.HoldsMoney || !dispute.HoldsMoney);
    if (isKnown) return undefined;
    const Payload = { ...about, EvidenceDueBy: EvidenceDueBy?.toISOString() ?? null, Days };
    return emit(trx, { ClubId, Type: 'DisputeOpened', Payload });
  }
  return before === State
    ? undefined
    : emit(trx, { ClubId, Type: State === 'Won' ? 'DisputeWon' : 'DisputeLost', Payload: about });
}
