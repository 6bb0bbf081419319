import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';

/** What a trainer leads: in which club, for only that one names it. */
export interface Led {
  readonly ClubId: ClubId;
  readonly Name: string;
}

/** What ended before a wall, and where; null: before the walls of all rooms. */
export interface Ended {
  readonly ClubId: ClubId;
  readonly DisplayGroupId: DisplayGroupId | null;
  readonly GroupTrainingId: number | null;
  readonly StoppedAt: Date;
  /** Somebody pressed; else its time was over. */
  readonly IsByPress: boolean;
}
/** What ends with it, in the same transaction. */
export type EndsToo = (trx: Queryable, ended: Ended) => Promise<void>;

/** A trainer leads one thing at a time: a live training, or a class before a wall. */
export interface LeadingPorts {
  /** The class she leads, asked in the transaction that holds her (`holdTrainer`). */
  classLedBy(trx: Queryable, trainerId: UserId): Promise<Led | undefined>;
  readonly endToo: readonly EndsToo[];
}
export const leadingPorts = ports<LeadingPorts>('live/live-trainings', {
  classLedBy: 'which class a trainer leads before a wall',
  endToo: several,
});
