import type { TrainingDetail, TrainingZones } from '@clubpulse/contract/training/trainings';

/** A training, and no note of attendance. */
export type ReadTraining = TrainingDetail & { readonly Zones: TrainingZones };

export const isRead = (training: TrainingDetail): training is ReadTraining => training.Zones !== null;
