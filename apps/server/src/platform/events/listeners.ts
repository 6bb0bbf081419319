import type { EventKindWithListeners, PayloadOf } from '@clubpulse/contract/event';
import { idSchema } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { type Job, job } from '../jobs/job.ts';
import { type NewJob, queueJobs } from '../jobs/jobs.store.ts';
import { EVENT_JOB, EVENTS_JOB, type EventRow, eventsOf, hasListeners } from './emit.store.ts';

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
  readonly among: (events: ReadonlyMap<number, EventRow>) => Promise<ReadonlySet<number>>;
}

/** Returns the ids of the events that may concern the listener, by few queries for all of them. */
type Among<Payload> = (events: readonly DeliveredEvent<Payload>[]) => Promise<ReadonlySet<number>>;

/**
 * `handle` must be idempotent, because it may receive an event several times. `among` only saves it events of a rush: a single
 * event is received without it.
 */
export function on<K extends EventKindWithListeners>(
  kind: K,
  name: string,
  handle: (event: DeliveredEvent<PayloadOf<K>>) => Promise<void>,
  among?: Among<PayloadOf<K>>,
): Listener {
  const delivered = (EventId: number, { ClubId, At, Payload }: EventRow): DeliveredEvent<PayloadOf<K>> => ({
    EventId,
    ClubId,
    At,
    Payload: kind.Payload.parse(Payload) as PayloadOf<K>,
  });
  return {
    Type: kind.Type,
    name,
    receive: (eventId, event) => handle(delivered(eventId, event)),
    among: async (events) => (among ? among([...events].map((one) => delivered(...one))) : new Set(events.keys())),
  };
}

const LISTENER_JOB = 'listener';
const LISTENER_EVENTS_JOB = 'listener-events';

const eventSchema = z.object({ EventId: idSchema, At: z.string().optional() });
type QueuedEvent = z.output<typeof eventSchema>;
const Events = z.array(eventSchema);

const listenerJob = ({ EventId, At }: QueuedEvent, Listener: string): NewJob => ({
  task: LISTENER_JOB,
  payload: { EventId, Listener, At },
  key: `${LISTENER_JOB}:${EventId}:${Listener}`,
});

export function listenerJobs(db: Database, listeners: readonly Listener[]): Job[] {
  const byType = Map.groupBy(listeners, ({ Type }) => Type);
  const namesOf = (Type: string, [first]: readonly QueuedEvent[]): string[] => {
    if (!hasListeners({ Type })) throw new Error(`Event ${first?.EventId} (${Type}) is of another version of the server.`);
    return (byType.get(Type) ?? []).map(({ name }) => name);
  };
  const listenerOf = (Type: string, Listener: string) => byType.get(Type)?.find(({ name }) => name === Listener);
  async function receive(EventId: number, event: EventRow, Listener: string): Promise<void> {
    try {
      const listener = listenerOf(event.Type, Listener);
      if (!listener) throw new Error('No listener has this name.');
      await listener.receive(EventId, event);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Event ${EventId} (${event.Type}), listener ${Listener}: ${reason}`, { cause });
    }
  }
  return [
    job(EVENT_JOB, eventSchema.extend({ Type: z.string() }), ({ Type, ...event }) =>
      queueJobs(
        db,
        namesOf(Type, [event]).map((name) => listenerJob(event, name)),
      ),
    ),
    job(EVENTS_JOB, z.object({ Type: z.string(), Events }), ({ Type, Events: events }) =>
      queueJobs(
        db,
        namesOf(Type, events).map((Listener) => ({
          task: LISTENER_EVENTS_JOB,
          payload: { Listener, Events: events },
          key: `${LISTENER_EVENTS_JOB}:${events[0]?.EventId}:${Listener}`,
        })),
      ),
    ),
    job(LISTENER_JOB, eventSchema.extend({ Listener: z.string() }), async ({ Listener, ...queued }) => {
      for (const [EventId, event] of await eventsOf(db, [queued])) await receive(EventId, event, Listener);
    }),
    job(LISTENER_EVENTS_JOB, z.object({ Listener: z.string(), Events }), async ({ Listener, Events: events }) => {
      const failed: QueuedEvent[] = [];
      const found = await eventsOf(db, events);
      const [first] = found.values();
      const all = new Set(found.keys());
      // An event that cannot be parsed is found when each is received.
      const wanted = (await (first && listenerOf(first.Type, Listener)?.among(found))?.catch(() => all)) ?? all;
      for (const queued of events) {
        const event = wanted.has(queued.EventId) ? found.get(queued.EventId) : undefined;
        if (event) await receive(queued.EventId, event, Listener).catch(() => void failed.push(queued));
      }
      // Each is retried alone, so that a failing event delays no other.
      await queueJobs(
        db,
        failed.map((event) => listenerJob(event, Listener)),
      );
    }),
  ];
}
