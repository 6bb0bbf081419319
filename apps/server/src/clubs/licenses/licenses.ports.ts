import type { Resource } from '@clubpulse/contract/clubs/licenses/licenses';
import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';

/** Who counts what a licence limits: the feature that has it. What nobody counts is not known. */
export interface UsageCounter {
  readonly resource: Resource;
  /** How many each of the clubs has; one that has none may be left out. */
  used(db: Queryable, clubIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}
export interface UsagePorts {
  readonly usage: readonly UsageCounter[];
}
export const usagePorts = ports<UsagePorts>('clubs/licenses', { usage: several });
