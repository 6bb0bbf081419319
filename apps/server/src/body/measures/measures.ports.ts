import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';

export interface MeasurePorts {
  readonly measured: readonly ((trx: Queryable, userId: UserId) => Promise<void>)[];
}

export const measurePorts = ports<MeasurePorts>('body/measures', { measured: several });
