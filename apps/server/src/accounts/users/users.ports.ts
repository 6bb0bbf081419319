import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';

export interface UserPorts {
  readonly proved: readonly ((trx: Queryable, userId: number) => Promise<void>)[];
}

export const userPorts = ports<UserPorts>('accounts/users', { proved: several });
