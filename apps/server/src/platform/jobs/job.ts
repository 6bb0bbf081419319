import type { z } from 'zod';

/**
 * The services outside, each of which may be slow, and what takes a whole core: what waits for one keeps nothing waiting that goes to
 * another.
 */
export const lanes = ['mail', 'push', 'sms', 'webhooks', 'wearables', 'encoding'] as const;
export type Lane = (typeof lanes)[number];

/** A kind of work that is queued in the database: run once by one of the processes, at its moment, again later when it fails. */
export interface Job {
  /** Stands in queued jobs, so it stays. */
  readonly name: string;
  readonly run: (payload: unknown) => Promise<void>;
  /** Queues what is due, when a process starts: work of before an upgrade, or that nobody could queue. Must not queue it twice. */
  readonly atStart?: () => Promise<void>;
  /** Also run by the clock, once however many processes there are: a crontab line's five fields, in UTC. */
  readonly cron?: string;
  /** What the clock queues of it waits for what it queued before, and for what is queued with its name as `oneAtATime`. */
  readonly oneAtATime?: boolean;
  /** The service outside that it speaks to; such jobs wait for each other, and nothing else waits for them. Of the house without. */
  readonly lane?: Lane;
}

/** A job with its payload, which is checked when it is read. */
export const job = <Payload extends z.ZodType>(
  name: string,
  payload: Payload,
  run: (payload: z.output<Payload>) => Promise<void>,
  when: Pick<Job, 'atStart' | 'cron' | 'oneAtATime' | 'lane'> = {},
): Job => ({ name, run: async (queued) => run(payload.parse(queued)), ...when });
