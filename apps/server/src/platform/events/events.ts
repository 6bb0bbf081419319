import type { NewEvent } from '@clubpulse/contract/all-events';
import type { RawBuilder } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Step } from '../database/write-together.ts';
import { eventSteps, insertEvent } from './events.store.ts';

/** Writes what happened and, where somebody listens to its kind, queues its job; called with the transaction that made it happen (decision 0012). */
export const emit = (db: Queryable, event: NewEvent): Promise<void> => insertEvent(db, event);

/** An event of which the statement that writes it knows the rest: `more` is a jsonb expression with the fields that are missing. */
type Completed<E extends NewEvent> = E extends NewEvent
  ? Omit<E, 'Payload'> & { readonly Payload: Partial<E['Payload']>; readonly more: RawBuilder<unknown> }
  : never;

/** What happened, as steps of the statement that makes it happen. */
export const emitSteps = (events: readonly (NewEvent | Completed<NewEvent>)[]): Step[] => eventSteps(events);
