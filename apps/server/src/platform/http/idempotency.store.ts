import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type RawBuilder, sql } from 'kysely';
import { type Database, type Queryable, violatedConstraint } from '../database/database.ts';
import type { Step } from '../database/statements.ts';

const STORED_MS = 24 * 3_600_000;

/** An act that stores its result in its own transaction sets `stored`. */
export interface RequestKey extends KeyRow {
  stored: boolean;
}

type Stored = { readonly result: unknown } | { readonly refusal: Refusal };

/**
 * A repeated request gets the first result. A different request with the key is refused with IdempotencyKeyReused. The act must
 * claim the key in its transaction, or it could run twice.
 */
export async function runIdempotent<T>(db: Database, key: RequestKey, act: () => Promise<T | Refusal>): Promise<T | Refusal> {
  const before = await stored<T>(db, key);
  if (before) return before.answer;
  try {
    const answer = await act();
    if (key.stored) return answer;
    if (!isRefusal(answer)) notifyUnclaimed(key);
    return await storeFirstResult(db, key, answer);
  } catch (error) {
    if (!isKnownKey(error)) throw error;
    return firstResult(db, key);
  }
}

export const isKnownKey = (error: unknown): boolean => violatedConstraint(error) === 'idempotency_keys_pkey';

/** Stores the result of an act that wrote nothing. Returns the result of another request if it was first. */
export const storeFirstResult = async <T>(db: Database, key: RequestKey, answer: T | Refusal): Promise<T | Refusal> =>
  isTemporary(answer) || (await storeResult(db, key, keeping(answer))) ? answer : firstResult(db, key);

export async function firstResult<T>(db: Database, key: RequestKey): Promise<T | Refusal> {
  const first = await stored<T>(db, key);
  return first ? first.answer : refuse('ServiceUnavailable');
}

function notifyUnclaimed({ Call }: RequestKey): void {
  if (['development', 'test'].includes(process.env['NODE_ENV'] ?? ''))
    throw new Error(`${Call} acts without claiming the key of its request.`);
}

/** A second request with the key waits at its first statement. The result is stored in the transaction of the act. */
export function transactOnce<T>(
  db: Database,
  key: RequestKey | undefined,
  act: (trx: Queryable) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return act(trx);
    await claimKey(trx, key);
    const answer = await act(trx);
    await setResultOfKey(trx, key, keeping(answer));
    key.stored = true;
    return answer;
  });
}

export const forgetKeys = (db: Database, now = new Date()): Promise<void> =>
  deleteKeysBefore(db, new Date(now.getTime() - STORED_MS));

async function stored<T>(db: Queryable, key: RequestKey): Promise<{ answer: T | Refusal } | undefined> {
  const row = await storedResponse(db, key);
  if (!row) return undefined;
  if (row.Call !== key.Call || row.RequestHash !== key.RequestHash) return { answer: refuse('IdempotencyKeyReused') };
  const answer = row.Answer as Stored;
  return { answer: 'refusal' in answer ? answer.refusal : (answer.result as T) };
}

/** These refusals are not stored, because a retry may succeed. */
const TEMPORARY = new Set<string>(['ServiceUnavailable', 'PaymentProviderUnavailable']);
const isTemporary = (answer: unknown): boolean => isRefusal(answer) && TEMPORARY.has(answer.refused);

const keeping = (answer: unknown): Stored => (isRefusal(answer) ? { refusal: answer } : { result: answer ?? null });

export interface KeyRow {
  readonly UserId: number;
  readonly Key: string;
  readonly Call: string;
  readonly RequestHash: string;
}

export interface StoredResponse {
  readonly Call: string;
  readonly RequestHash: string;
  readonly Answer: unknown;
}

export const storedResponse = (db: Queryable, { UserId, Key }: KeyRow): Promise<StoredResponse | undefined> =>
  db
    .selectFrom('idempotency_keys')
    .select(['Call', 'RequestHash', 'Answer'])
    .where('UserId', '=', UserId)
    .where('Key', '=', Key)
    .executeTakeFirst();

export async function storeResult(db: Queryable, { UserId, Key, Call, RequestHash }: KeyRow, answer: object): Promise<boolean> {
  const result = await db
    .insertInto('idempotency_keys')
    .values({ UserId, Key, Call, RequestHash, Answer: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Waits while another transaction uses the key. Fails with `idempotency_keys_pkey` if the key is already stored. */
export async function claimKey(db: Queryable, { UserId, Key, Call, RequestHash }: KeyRow): Promise<void> {
  await db.insertInto('idempotency_keys').values({ UserId, Key, Call, RequestHash }).execute();
}

export async function setResultOfKey(db: Queryable, { UserId, Key }: KeyRow, answer: object): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ Answer: JSON.stringify(answer) })
    .where('UserId', '=', UserId)
    .where('Key', '=', Key)
    .execute();
}

/** A step for an act of one SQL statement. `answer` is a jsonb expression of `{ result }`. */
export const storeResultStep = ({ UserId, Key, Call, RequestHash }: KeyRow, answer: RawBuilder<unknown>): Step => ({
  name: 'kept',
  write: (previous) => sql`insert into idempotency_keys ("UserId", "Key", "Call", "RequestHash", "Answer")
    select ${UserId}::bigint, ${Key}::text, ${Call}::text, ${RequestHash}::text, ${answer} from ${previous} returning "Key"`,
});

export async function deleteKeysBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('At', '<', before).execute();
}
