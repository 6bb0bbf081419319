import type { RawBuilder } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Step } from '../database/write-together.ts';
import { eventStep, insertEvent } from './events.store.ts';

type Value = string | number | boolean | null | readonly Value[] | { readonly [field: string]: Value };

export interface NewEvent {
  /** Null when it happened in no club. */
  readonly ClubId: number | null;
  /** What happened, in the past tense: `BridgeRegistered`. */
  readonly Type: string;
  readonly Payload: { readonly [field: string]: Value };
}

/** Writes what happened; called with the transaction that made it happen (architecture section 6). */
export const publish = (db: Queryable, { ClubId, Type, Payload }: NewEvent): Promise<void> =>
  insertEvent(db, ClubId, Type, Payload);

/** What happened, as steps of the statement that makes it happen. */
export const publishing = (events: readonly (NewEvent & { readonly more?: RawBuilder<unknown> })[]): Step[] =>
  events.map(({ ClubId, Type, Payload, more }, index) => eventStep(`event${index}`, ClubId, Type, Payload, more));
