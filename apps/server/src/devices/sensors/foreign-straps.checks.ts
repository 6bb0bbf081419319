import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { addAttempt, takeBackAttempt } from '../../platform/identity/attempts/attempts.store.ts';

/** Attempts per hour. Limited because the responses reveal which strap numbers are in use. */
const FOREIGN_MAX = 10;
const HOUR_SECONDS = 3600;
const keyOf = ({ UserId }: Caller) => `straps:${UserId}`;

/** Counts before the owner is read, so that parallel requests cannot exceed the limit. */
export const countStrapNamed = async (db: Database, caller: Caller): Promise<Refusal | undefined> =>
  (await addAttempt(db, keyOf(caller), HOUR_SECONDS)) > FOREIGN_MAX ? refuse('SensorClaimLimit') : undefined;

/** Takes the attempt back, because the response revealed no strap of another user. */
export const wasNoForeignStrap = (db: Database, caller: Caller): Promise<void> => takeBackAttempt(db, keyOf(caller));
