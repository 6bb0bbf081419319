import type { z } from 'zod';

/** Queues for external services or for work with much CPU, so that a slow queue does not block other jobs. */
export const queueNames = ['mail', 'push', 'sms', 'webhooks', 'wearables', 'encoding', 'payments'] as const;
export type QueueName = (typeof queueNames)[number];

export interface Job {
  /** Must not change: queued jobs contain it. */
  readonly name: string;
  readonly run: (payload: unknown) => Promise<void>;
  /** Does work that is due when a process starts, for example from before this job existed. Must not do it twice. */
  readonly atStart?: () => Promise<void>;
  /** Crontab (five fields, UTC), once for all processes together. */
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
