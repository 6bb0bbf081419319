import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';

export interface Led {
  readonly ClubId: ClubId;
  readonly Name: string;
}

export interface Ended {
  readonly ClubId: ClubId;
  readonly DisplayGroupId: DisplayGroupId | null;
  readonly GroupTrainingId: number | null;
  readonly StoppedAt: Date;
  /** False when the session ended automatically. */
  readonly IsByPress: boolean;
}
export type OnSessionEnded = (trx: Queryable, ended: Ended) => Promise<void>;

export interface LeadingPorts {
  /** Must be called in the transaction that locks the trainer (`holdTrainer`). */
  classLedBy(trx: Queryable, trainerId: UserId): Promise<Led | undefined>;
  readonly endToo: readonly OnSessionEnded[];
}
export const leadingPorts = ports<LeadingPorts>('live/live-trainings', {
  classLedBy: 'which class a trainer leads before a wall',
  endToo: several,
});
