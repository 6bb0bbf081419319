import type { z } from 'zod';

/** Queues for external services and CPU-bound work have separate workers, so that a slow one does not block other jobs. */
export const queueNames = ['mail', 'push', 'sms', 'webhooks', 'wearables', 'encoding', 'payments'] as const;
export type QueueName = (typeof queueNames)[number];

export interface Job {
  /** Queued jobs contain the name, so it must not change. */
  readonly name: string;
  readonly run: (payload: unknown) => Promise<void>;
  /** Queues due work at the start of a process, for example from before an upgrade. It must not queue work twice. */
  readonly atStart?: () => Promise<void>;
  /** Crontab schedule (five fields, UTC) on which the job is also queued, once for all processes. */
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
