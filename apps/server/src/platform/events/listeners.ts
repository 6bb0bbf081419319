import type { EventKindWithListeners, PayloadOf } from '@clubpulse/contract/event';
import { idSchema } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { type Job, job } from '../jobs/job.ts';
import { queueJobs } from '../jobs/jobs.store.ts';
import { EVENT_JOB, type EventRow, eventOf, hasListeners } from './emit.store.ts';

export interface DeliveredEvent<Payload> {
  readonly EventId: number;
  readonly ClubId: number | null;
  readonly At: Date;
  readonly Payload: Payload;
}

export interface Listener {
  readonly Type: string;
  /** Unique per event kind. It must not change, because queued jobs contain it. */
  readonly name: string;
  readonly receive: (eventId: number, event: EventRow) => Promise<void>;
}

/** `handle` must be idempotent, because it may receive an event several times. */
export const on = <K extends EventKindWithListeners>(
  kind: K,
  name: string,
  handle: (event: DeliveredEvent<PayloadOf<K>>) => Promise<void>,
): Listener => ({
  Type: kind.Type,
  name,
  receive: (EventId, { ClubId, At, Payload }) =>
    handle({ EventId, ClubId, At, Payload: kind.Payload.parse(Payload) as PayloadOf<K> }),
});

const LISTENER_JOB = 'listener';
const At = z.string().optional();

export function listenerJobs(db: Database, listeners: readonly Listener[]): Job[] {
  const byType = Map.groupBy(listeners, ({ Type }) => Type);
  return [
    job(EVENT_JOB, z.object({ EventId: idSchema, Type: z.string(), At }), async ({ EventId, Type, At: at }) => {
      if (!hasListeners({ Type })) throw new Error(`Event ${EventId} (${Type}) is of another version of the server.`);
      const listenersOf = byType.get(Type) ?? [];
      await queueJobs(
        db,
        listenersOf.map(({ name: Listener }) => ({
          task: LISTENER_JOB,
          payload: { EventId, Listener, At: at },
          key: `${LISTENER_JOB}:${EventId}:${Listener}`,
        })),
      );
    }),
    job(LISTENER_JOB, z.object({ EventId: idSchema, Listener: z.string(), At }), async ({ EventId, Listener, At: at }) => {
      const event = await eventOf(db, EventId, at);
      if (event === undefined) return;
      try {
        const listener = byType.get(event.Type)?.find(({ name }) => name === Listener);
        if (!listener) throw new Error('No listener has this name.');
        await listener.receive(EventId, event);
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`Event ${EventId} (${event.Type}), listener ${Listener}: ${reason}`, { cause });
      }
    }),
  ];
}
