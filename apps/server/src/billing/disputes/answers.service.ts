import { randomUUID } from 'node:crypto';
import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { DisputeAnswerInput, DisputeDetail, PaymentDisputeId } from '@clubpulse/contract/billing/disputes/disputes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { firstAndLast } from '@clubpulse/rules/accounts/users/names';
import { disputeState, isAnswerable } from '@clubpulse/rules/billing/disputes/dispute-state';
import { evidenceTexts } from '@clubpulse/rules/billing/disputes/evidence-text';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { priorities, queueJob, queueMissing } from '../../platform/jobs/jobs.store.ts';
import { type PaymentProvider, type ProviderDispute, ProviderRefused } from '../../platform/payments/payments.ts';
import type { Losses } from '../transactions/public.ts';
import * as answers from './answers.store.ts';
import { presentDetail } from './disputes.present.ts';
import { disputeOf, lockDispute } from './disputes.store.ts';
import type { DisputeSettlement } from './settlement.service.ts';

interface AnswerParts {
  readonly db: Database;
  readonly losses: Losses;
  readonly payments: PaymentProvider | undefined;
  readonly settlement: Pick<DisputeSettlement, 'settle'> | undefined;
  readonly club: (clubId: ClubId, via: Queryable) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly now?: () => Date;
}
type Ready = Required<AnswerParts>;

export const ANSWER_JOB = 'dispute-answer';
const AGAIN_AFTER_MS = 600_000;
/** The bank has another answer, such as one given on the provider's pages. */
const ANSWERED_ELSEWHERE = 'answered_elsewhere';

export type DisputeAnswers = ReturnType<typeof createDisputeAnswers>;

export const createDisputeAnswers = (parts: AnswerParts) =>
  bindActs({ now: () => new Date(), ...parts }, { answer, accept, send, queueUnsent });

const jobOf = (id: PaymentDisputeId) => ({
  task: ANSWER_JOB,
  payload: { PaymentDisputeId: id },
  key: `${ANSWER_JOB}:${id}`,
  priority: priorities.waitedFor,
});

type Texts = Pick<answers.StoredAnswer, 'Purchase' | 'Policies' | 'Visits' | 'Words'>;
const NOTHING: Texts = { Purchase: null, Policies: null, Visits: null, Words: null };

/** Refuses with ValidationFailed when nothing is known for the chosen parts and there is no text. */
const answer = (
  parts: Ready,
  clubId: ClubId,
  disputeId: PaymentDisputeId,
  { Parts, Words, by }: DisputeAnswerInput & { readonly by: CallerId },
  key?: RequestKey,
): Promise<DisputeDetail | Refusal> =>
  store(parts, { clubId, disputeId, by, Kind: 'Evidence', key }, async (detail, trx) => {
    const TimeZone = (await parts.club(clubId, trx))?.TimeZone ?? 'UTC';
    const known = evidenceTexts(detail, TimeZone);
    const chosen = Object.fromEntries(Parts.map((part) => [part, known[part]]));
    const texts: Texts = { ...NOTHING, ...chosen, Words: Words === '' ? null : Words };
    const isEmpty = Object.values(texts).every((text) => text === null);
    return isEmpty ? refuse('ValidationFailed', { errors: [{ field: 'Parts', key: 'field-required' }] }) : texts;
  });

const accept = (
  parts: Ready,
  clubId: ClubId,
  disputeId: PaymentDisputeId,
  by: CallerId,
  key?: RequestKey,
): Promise<DisputeDetail | Refusal> => store(parts, { clubId, disputeId, by, Kind: 'Accepted', key }, async () => NOTHING);

interface Answering extends Pick<answers.StoredAnswer, 'Kind'> {
  readonly clubId: ClubId;
  readonly disputeId: PaymentDisputeId;
  readonly by: CallerId;
  readonly key: RequestKey | undefined;
}

function store(
  parts: Ready,
  { clubId, disputeId, by, Kind, key }: Answering,
  textsOf: (detail: DisputeDetail, trx: Queryable) => Promise<Texts | Refusal>,
): Promise<DisputeDetail | Refusal> {
  const { db, now, payments, settlement } = parts;
  return transactOnce(db, key, async (trx) => {
    const dispute = await lockDispute(trx, clubId, disputeId);
    const row = dispute && (await disputeOf(trx, clubId, disputeId));
    if (!row) return refuse('NotFound');
    const before = await answers.answerOf(trx, disputeId);
    if (before && before.Refusal === null) return refuse('DisputeAlreadyAnswered');
    if (!isAnswerable(row, Kind, now())) return refuse('DisputeNotAnswerable');
    if (payments === undefined || settlement === undefined) return refuse('OnlinePaymentsNotConfigured');
    const texts = await textsOf(await presentDetail(parts, trx, row), trx);
    if (isRefusal(texts)) return texts;
    const about = { PaymentDisputeId: disputeId, ClubId: clubId, Kind, AnsweredAt: now(), AnsweredBy: by };
    await answers.saveAnswer(trx, { ...about, ...texts, RequestKey: randomUUID() });
    await queueJob(trx, jobOf(disputeId));
    return presentDetail(parts, trx, row);
  });
}

async function send({ db, payments, settlement, now }: Ready, disputeId: PaymentDisputeId): Promise<void> {
  const due = await answers.unsentAnswer(db, disputeId);
  if (!due || payments === undefined || settlement === undefined) return;
  const { ClubId, ExtAccountId } = due;
  if (ExtAccountId === null) return;
  try {
    const sent = await sentAnswer(payments, { ...due, ExtAccountId });
    await settlement.settle({ ClubId, ExtAccountId }, sent);
    await answers.endAnswer(db, due, { SentAt: now() });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await answers.endAnswer(db, due, { Refusal: error.code });
  }
}

type Unsent = NonNullable<Awaited<ReturnType<typeof answers.unsentAnswer>>> & { readonly ExtAccountId: string };

/** The dispute is read first, because the provider recognizes a repeated answer by its key only for a day. */
async function sentAnswer(payments: PaymentProvider, due: Unsent): Promise<ProviderDispute> {
  const { ExtAccountId, ExtDisputeId, RequestKey: key, Kind, Purchase, Policies, Visits, Words } = due;
  const found = await payments.disputeOf(ExtAccountId, ExtDisputeId);
  if (disputeState(found.ExtStatus) === 'NeedsResponse') {
    if (Kind === 'Accepted') return payments.acceptDispute(ExtAccountId, { key, ExtDisputeId });
    const Customer = firstAndLast(due) || null;
    return payments.answerDispute(ExtAccountId, { key, ExtDisputeId, Customer, Purchase, Policies, Visits, Words });
  }
  const isOurs = Kind === 'Accepted' ? disputeState(found.ExtStatus) === 'Lost' : found.AnswerKey === key;
  if (isOurs) return found;
  throw new ProviderRefused(ANSWERED_ELSEWHERE, 'The bank has another answer.');
}

async function queueUnsent({ db, now }: Ready): Promise<void> {
  const ids = await answers.unsentAnswersBefore(db, new Date(now().getTime() - AGAIN_AFTER_MS));
  await queueMissing(db, ids.map(jobOf));
}
