import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';

export interface UserPorts {
  /** What waits for a person to prove that her address is hers; in the transaction that notes it. */
  readonly proved: readonly ((trx: Queryable, userId: number) => Promise<void>)[];
}

export const userPorts = ports<UserPorts>('accounts/users', { proved: several });
