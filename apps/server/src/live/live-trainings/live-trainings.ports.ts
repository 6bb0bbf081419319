import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

/** A trainer leads one thing at a time: a live training, or a class before a wall. */
export interface LeadingPorts {
  /** The class she leads, by name, asked in the transaction that holds her (`holdTrainer`). */
  classLedBy(trx: Queryable, trainerId: UserId): Promise<string | undefined>;
}
export const leadingPorts = ports<LeadingPorts>('live/live-trainings', {
  classLedBy: 'which class a trainer leads before a wall',
});
