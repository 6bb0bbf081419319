import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { Dispute, DisputeDetail, PaymentDisputeId } from '@clubpulse/contract/billing/disputes/disputes';
import type { RefundEffect } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page, PageQuery } from '@clubpulse/contract/scalars';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import type { PaymentProvider } from '../../platform/payments/payments.ts';
import type { Losses } from '../transactions/public.ts';
import { presentDetail, presentDispute } from './disputes.present.ts';
import * as store from './disputes.store.ts';

interface DisputeParts {
  readonly db: Database;
  readonly losses: Losses;
  readonly payments: Pick<PaymentProvider, 'disputePage'> | undefined;
  readonly now?: () => Date;
}
type Ready = Required<DisputeParts>;

export type Disputes = ReturnType<typeof createDisputes>;

export const createDisputes = (parts: DisputeParts) => bindActs({ now: () => new Date(), ...parts }, { list, get, decide });

function list({ db }: Ready, clubId: ClubId, query: PageQuery): Promise<Page<Dispute>> {
  const filter = { clubId, words: searchTerms(query.globalSearch) };
  return pageOf(query, {
    data: presented(store.disputesOf(db, filter, query.start, query.length), presentDispute),
    recordsTotal: store.countDisputes(db, { clubId, words: [] }),
    recordsFiltered: store.countDisputes(db, filter),
  });
}

const get = (parts: Ready, clubId: ClubId, disputeId: PaymentDisputeId): Promise<DisputeDetail | Refusal> =>
  present(parts, parts.db, clubId, disputeId);

async function present(
  parts: Ready,
  db: Queryable,
  clubId: ClubId,
  disputeId: PaymentDisputeId,
): Promise<DisputeDetail | Refusal> {
  const row = await store.disputeOf(db, clubId, disputeId);
  return row ? presentDetail(parts, db, row) : refuse('NotFound');
}

/**
 * Refuses with DisputeNotLost (no loss is recorded), DisputeAlreadyDecided or ValidationFailed (the effect does not fit the
 * purchase).
 */
function decide(
  parts: Ready,
  clubId: ClubId,
  disputeId: PaymentDisputeId,
  { Effect, by }: { readonly Effect: RefundEffect; readonly by: CallerId },
  key?: RequestKey,
): Promise<DisputeDetail | Refusal> {
  const { db, losses, now } = parts;
  return transactOnce(db, key, async (trx) => {
    const row = await store.disputeOf(trx, clubId, disputeId);
    const purchase = row && (await losses.lockPurchase(trx, clubId, row.TransactionId ?? 0));
    const dispute = purchase && (await store.lockDispute(trx, clubId, disputeId));
    if (!row || !dispute) return refuse('NotFound');
    const { LossTransactionId: TransactionId } = dispute;
    if (TransactionId === null || row.Loss === null) return refuse('DisputeNotLost');
    if (dispute.Decision !== null) return refuse('DisputeAlreadyDecided');
    if (!(await losses.effectsOf(trx, clubId, purchase.TransactionId)).includes(Effect))
      return refuse('ValidationFailed', { errors: [{ field: 'Effect', key: 'invalid-value' }] });
    const refused = await losses.decide(trx, { purchase, loss: { TransactionId, Amount: row.Loss }, Effect, by });
    if (refused) return refused;
    await store.saveDispute(trx, dispute, { Decision: Effect, DecidedAt: now(), DecidedBy: by });
    const { UserId: Target, Description: Title, Currency } = purchase;
    const about = { Target, PaymentDisputeId: disputeId, TransactionId, Title, Amount: row.Loss, Currency, Reason: row.Reason };
    await emit(trx, { ClubId: clubId, Type: 'DisputeDecided', Payload: { ...about, Effect, By: by } });
    return present(parts, trx, clubId, disputeId);
  });
}
