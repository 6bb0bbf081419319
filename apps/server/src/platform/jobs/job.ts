import type { z } from 'zod';

/** Queues for external services or much CPU have their own workers, so that a slow queue does not block other jobs. */
export const queueNames = ['mail', 'push', 'sms', 'webhooks', 'wearables', 'encoding', 'payments'] as const;
export type QueueName = (typeof queueNames)[number];

export interface Job {
  /** It must not change, because queued jobs contain the name. */
  readonly name: string;
  readonly run: (payload: unknown) => Promise<void>;
  /** Queues due work at the start of a process, for example from before this job existed. Must not queue work twice. */
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
