import { createHash } from 'node:crypto';
import { type Call, IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@clubpulse/contract/call';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Database, type Queryable, violatedConstraint } from '../database/database.ts';
import * as store from './idempotency.store.ts';

const KEPT_MS = 24 * 3_600_000;

/** The key of one request. An act that keeps its own answer in its transaction marks it as kept. */
export interface RequestKey extends store.KeyRow {
  kept: boolean;
}

type Kept = { readonly result: unknown } | { readonly refusal: Refusal };

/** The key of a request to an idempotent call; undefined without the header; a refusal when it is no key. */
export function requestKey(
  call: Call,
  header: string | readonly string[] | undefined,
  userId: number,
  input: { params: unknown; query: unknown; body: unknown },
): RequestKey | undefined | Refusal {
  if (!call.idempotent || header === undefined) return undefined;
  const key = idempotencyKeySchema.safeParse(header);
  if (!key.success) return refuse('ValidationFailed', { errors: [{ field: IDEMPOTENCY_HEADER, key: 'invalid-value' }] });
  const RequestHash = createHash('sha256')
    .update(JSON.stringify([input.params, input.query, input.body]))
    .digest('hex');
  return { UserId: userId, Key: key.data, Call: call.id, RequestHash, kept: false };
}

/**
 * Lets a request act once: a key that is known is answered as the first time, refusals included, and of several at the
 * same moment one acts and all get its answer. The same key with another request is refused with IdempotencyKeyReused.
 * `writesKey`: the act writes nothing without writing the key, so a known one makes it fail there, and nobody asks before.
 */
export async function answerOnce<T>(
  db: Database,
  key: RequestKey,
  act: () => Promise<T | Refusal>,
  { writesKey = false } = {},
): Promise<T | Refusal> {
  const before = writesKey ? undefined : await kept<T>(db, key);
  if (before) return before.answer;
  try {
    const answer = await act();
    if (key.kept || isTemporary(answer) || (await store.keepAnswer(db, key, keeping(answer)))) return answer;
  } catch (error) {
    if (violatedConstraint(error) !== 'idempotency_keys_pkey') throw error;
  }
  const first = await kept<T>(db, key);
  // Only a key that was purged while this request ran leaves nothing behind.
  return first ? first.answer : refuse('ServiceUnavailable');
}

/** A transaction that happens once per key: a second request waits at its first statement, and its answer commits with it. */
export function transactOnce<T>(
  db: Database,
  key: RequestKey | undefined,
  act: (trx: Queryable) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return act(trx);
    await store.claimKey(trx, key);
    const answer = await act(trx);
    await store.answerKey(trx, key, keeping(answer));
    key.kept = true;
    return answer;
  });
}

/** Forgets keys after 24 hours. */
export const forgetKeys = (db: Database, now = new Date()): Promise<void> =>
  store.deleteKeysBefore(db, new Date(now.getTime() - KEPT_MS));

async function kept<T>(db: Queryable, key: RequestKey): Promise<{ answer: T | Refusal } | undefined> {
  const row = await store.keptAnswer(db, key);
  if (!row) return undefined;
  if (row.Call !== key.Call || row.RequestHash !== key.RequestHash) return { answer: refuse('IdempotencyKeyReused') };
  // What stands in the column was written by `keeping` or its twin in SQL.
  const answer = row.Answer as Kept;
  return { answer: 'refusal' in answer ? answer.refusal : (answer.result as T) };
}

/** 'Try again' is no decision: the same request may be decided then. */
const isTemporary = (answer: unknown): boolean => isRefusal(answer) && answer.refused === 'ServiceUnavailable';

const keeping = (answer: unknown): Kept => (isRefusal(answer) ? { refusal: answer } : { result: answer ?? null });
