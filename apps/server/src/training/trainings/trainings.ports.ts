import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

/** Who trained where and when. */
export interface Trained {
  readonly UserId: UserId;
  readonly ClubId: ClubId;
  readonly DisplayGroupId: DisplayGroupId | null;
  readonly Begin: Date;
  readonly End: Date;
}

export interface TrainedIn {
  readonly Name: string;
  readonly TrainingType: string;
}

/** What trainings ask of the calendar to the right. */
export interface ClassPorts {
  /** The class each of them was trained in, in their order; null: in none. May be asked inside a transaction. */
  trainedIn(db: Queryable, trained: readonly Trained[]): Promise<(TrainedIn | null)[]>;
}

export const classPorts = ports<ClassPorts>('training/trainings', {
  trainedIn: 'in which classes people trained',
});
