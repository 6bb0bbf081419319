import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { addAttempt, takeBackAttempt } from '../../platform/identity/attempts/attempts.store.ts';

/** Straps of people she does not answer for that somebody may come upon in an hour: whoever tries numbers would learn which are in use. */
const FOREIGN_MAX = 10;
const HOUR_SECONDS = 3600;
const keyOf = ({ UserId }: Caller) => `straps:${UserId}`;

/**
 * Counts that the caller names a strap, before it is known whose it is: a burst in parallel is counted like a slow one. Refused where she
 * came upon too many lately.
 */
export const countStrapNamed = async (db: Database, caller: Caller): Promise<Refusal | undefined> =>
  (await addAttempt(db, keyOf(caller), HOUR_SECONDS)) > FOREIGN_MAX ? refuse('SensorClaimLimit') : undefined;

/** It was nobody's, or of somebody she answers for, or she was told nothing of it. */
export const wasNoForeignStrap = (db: Database, caller: Caller): Promise<void> => takeBackAttempt(db, keyOf(caller));
