import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { GroupTrainingId, TrainingId } from '@clubpulse/contract/training/trainings';
import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';

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

/** What ran before the walls of rooms, in which people train together; without an end it runs. */
export interface TrainedTogether {
  readonly GroupTrainingId: GroupTrainingId;
  readonly Name: string;
  readonly ClubId: ClubId;
  /** When it ran, and before the walls of which room, or of all rooms (null): Unix seconds, in their order. */
  readonly Stretches: readonly {
    readonly DisplayGroupId: DisplayGroupId | null;
    readonly begin: number;
    readonly end: number | null;
  }[];
}

/** Seconds of somebody's training in a club. */
export type TrainedWhile = Pick<Trained, 'ClubId' | 'Begin' | 'End'>;

/** A training that is part of another one now, and goes. */
export interface Inheritance {
  readonly dropped: TrainingId;
  readonly heir: TrainingId;
}

/** Brings what is kept about trainings to their heirs; called in the transaction, before those that go are deleted. */
export type Inherits = (trx: Queryable, inheritances: readonly Inheritance[]) => Promise<void>;

/** What trainings ask of those to the right. */
export interface TrainingPorts {
  /** The class each of them was trained in, in their order; null: in none. May be asked inside a transaction. */
  trainedIn(db: Queryable, trained: readonly Trained[]): Promise<(TrainedIn | null)[]>;
  /** What ran in these clubs at these times, each once, the first begun first. May be asked inside a transaction. */
  ranAt(db: Queryable, whiles: readonly TrainedWhile[]): Promise<readonly TrainedTogether[]>;
  readonly inherits: readonly Inherits[];
}

export const trainingPorts = ports<TrainingPorts>('training/trainings', {
  trainedIn: 'in which classes people trained',
  ranAt: 'what people train in together',
  inherits: several,
});
