import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { GroupTrainingId, TrainingId } from '@clubpulse/contract/training/trainings';
import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';

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

export interface TrainedTogether {
  readonly GroupTrainingId: GroupTrainingId;
  readonly Name: string;
  readonly ClubId: ClubId;
  /** Unix seconds, in order; a null room means all rooms of the club. */
  readonly Stretches: readonly {
    readonly DisplayGroupId: DisplayGroupId | null;
    readonly begin: number;
    readonly end: number | null;
  }[];
}

export type TrainedWhile = Pick<Trained, 'ClubId' | 'Begin' | 'End'>;

export interface Inheritance {
  readonly dropped: TrainingId;
  readonly heir: TrainingId;
}

/** Called in the same transaction, before the dropped trainings are deleted. */
export type Inherits = (trx: Queryable, inheritances: readonly Inheritance[]) => Promise<void>;

export interface TrainingPorts {
  /** The results have the order of `trained`, null without a class. May be called inside a transaction. */
  trainedIn(db: Queryable, trained: readonly Trained[]): Promise<(TrainedIn | null)[]>;
  /** Each session occurs once, ordered by begin. May be called inside a transaction. */
  ranAt(db: Queryable, whiles: readonly TrainedWhile[]): Promise<readonly TrainedTogether[]>;
  readonly inherits: readonly Inherits[];
}

export const trainingPorts = ports<TrainingPorts>('training/trainings', {
  trainedIn: 'in which classes people trained',
  ranAt: 'what people train in together',
  inherits: several,
});
