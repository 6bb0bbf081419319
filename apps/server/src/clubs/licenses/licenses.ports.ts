import type { Resource } from '@clubpulse/contract/clubs/licenses/licenses';
import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';

export interface UsageCounter {
  readonly resource: Resource;
  used(db: Queryable, clubIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}
export interface UsagePorts {
  readonly usage: readonly UsageCounter[];
}
export const usagePorts = ports<UsagePorts>('clubs/licenses', { usage: several });
