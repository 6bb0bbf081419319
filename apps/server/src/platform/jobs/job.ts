import type { z } from 'zod';

/** External services and CPU-bound work have separate places, so that a slow one does not block jobs of the others. */
export const queueNames = ['mail', 'push', 'sms', 'webhooks', 'wearables', 'encoding'] as const;
export type QueueName = (typeof queueNames)[number];

export interface Job {
  /** Stored in queued jobs, so it must not change. */
  readonly name: string;
  readonly run: (payload: unknown) => Promise<void>;
  /** Queues due work at the start of a process, for example from before an upgrade. Must not queue it twice. */
  readonly atStart?: () => Promise<void>;
  /** Also queued on this crontab schedule (five fields, UTC), once for all processes. */
  readonly cron?: string;
  readonly oneAtATime?: boolean;
  readonly lane?: QueueName;
}

export const job = <Payload extends z.ZodType>(
  name: string,
  payload: Payload,
  run: (payload: z.output<Payload>) => Promise<void>,
  when: Pick<Job, 'atStart' | 'cron' | 'oneAtATime' | 'lane'> = {},
): Job => ({ name, run: async (queued) => run(payload.parse(queued)), ...when });
