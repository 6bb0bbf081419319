import type { HeardKind, PayloadOf } from '@clubpulse/contract/event';
import { idSchema } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { type Job, job } from '../jobs/job.ts';
import { queueJobs } from '../jobs/jobs.store.ts';
import { EVENT_JOB, type EventRow, eventOf } from './emit.store.ts';

export interface Heard<Payload> {
  readonly EventId: number;
  readonly ClubId: number | null;
  readonly At: Date;
  readonly Payload: Payload;
}

/** Somebody who is told of a kind of event. */
export interface Listener {
  readonly Type: string;
  /** One among the listeners of the kind; it stands in queued jobs, so it stays. */
  readonly name: string;
  readonly hear: (eventId: number, event: EventRow) => Promise<void>;
}

/**
 * Hears each event of a kind at least once, after the transaction that emitted it: what the handler does must come out the same
 * when it does it again. A handler that throws, or an event that cannot be read, is tried again later, alone, and listed.
 */
export const on = <K extends HeardKind>(
  kind: K,
  name: string,
  handle: (event: Heard<PayloadOf<K>>) => Promise<void>,
): Listener => ({
  Type: kind.Type,
  name,
  hear: (EventId, { ClubId, At, Payload }) =>
    // What the schema of a kind gives is that kind's payload; the compiler cannot see it through the type parameter.
    handle({ EventId, ClubId, At, Payload: kind.Payload.parse(Payload) as PayloadOf<K> }),
});

const LISTENER_JOB = 'listener';

/** The jobs that bring events to their listeners: one for each event, then one for each of its listeners. */
export function listenerJobs(db: Database, listeners: readonly Listener[]): Job[] {
  const byType = Map.groupBy(listeners, ({ Type }) => Type);
  return [
    job(EVENT_JOB, z.object({ EventId: idSchema, Type: z.string() }), async ({ EventId, Type }) => {
      const told = byType.get(Type) ?? [];
      await queueJobs(
        db,
        told.map(({ name: Listener }) => ({
          task: LISTENER_JOB,
          payload: { EventId, Listener },
          // Fanned out again, a listener that waits is not queued twice.
          key: `${LISTENER_JOB}:${EventId}:${Listener}`,
        })),
      );
    }),
    job(LISTENER_JOB, z.object({ EventId: idSchema, Listener: z.string() }), async ({ EventId, Listener }) => {
      const event = await eventOf(db, EventId);
      if (event === undefined) return;
      try {
        const listener = byType.get(event.Type)?.find(({ name }) => name === Listener);
        if (!listener) throw new Error('Nobody of this name listens.');
        await listener.hear(EventId, event);
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`Event ${EventId} (${event.Type}), listener ${Listener}: ${reason}`, { cause });
      }
    }),
  ];
}
