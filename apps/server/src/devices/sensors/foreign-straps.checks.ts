import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { addAttempt, takeBackAttempt } from '../../platform/identity/attempts/attempts.store.ts';

/** Limits attempts on straps of other users, which would reveal the numbers in use. */
const FOREIGN_MAX = 10;
const HOUR_SECONDS = 3600;
const keyOf = ({ UserId }: Caller) => `straps:${UserId}`;

/** Counts an attempt before the owner is known, so that parallel requests can not exceed the limit. */
export const countStrapNamed = async (db: Database, caller: Caller): Promise<Refusal | undefined> =>
  (await addAttempt(db, keyOf(caller), HOUR_SECONDS)) > FOREIGN_MAX ? refuse('SensorClaimLimit') : undefined;

/** Removes the attempt from the count when the response revealed no strap of another user. */
export const wasNoForeignStrap = (db: Database, caller: Caller): Promise<void> => takeBackAttempt(db, keyOf(caller));
