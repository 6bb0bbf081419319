import type { z } from 'zod';

/**
 * Jobs in these queues call external services or need much CPU. Each queue has its own workers, so that a slow queue does not
 * block other jobs.
 */
export const queueNames = ['mail', 'push', 'sms', 'webhooks', 'wearables', 'encoding', 'payments'] as const;
export type QueueName = (typeof queueNames)[number];

export interface Job {
  /** It must not change, because queued jobs contain the name. */
  readonly name: string;
  readonly run: (payload: unknown) => Promise<void>;
  /**
   * Queues work that is due, at the start of a process: for example work from the time before this job existed. It must not queue
   * work that is queued already.
   */
  readonly atStart?: () => Promise<void>;
  /** Schedule in crontab format (five fields, UTC) by which the job is queued too, once for all processes together. */
  readonly cron?: string;
  readonly oneAtATime?: boolean;
  readonly queue?: QueueName;
}

export const job = <Payload extends z.ZodType>(
  name: string,
  payload: Payload,
  run: (payload: z.output<Payload>) => Promise<void>,
  when: Pick<Job, 'atStart' | 'cron' | 'oneAtATime' | 'queue'> = {},
): Job => ({ name, run: async (queued) => run(payload.parse(queued)), ...when });
