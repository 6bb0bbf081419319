import type { Queryable } from '../database/database.ts';
import { insertEvent } from './events.store.ts';

type Value = string | number | boolean | null | readonly Value[] | { readonly [field: string]: Value };

interface NewEvent {
  /** Null when it happened in no club. */
  readonly ClubId: number | null;
  /** What happened, in the past tense: `BridgeRegistered`. */
  readonly Type: string;
  readonly Payload: { readonly [field: string]: Value };
}

/** Writes what happened; called with the transaction that made it happen (architecture section 6). */
export const publish = (db: Queryable, { ClubId, Type, Payload }: NewEvent): Promise<void> =>
  insertEvent(db, ClubId, Type, Payload);
