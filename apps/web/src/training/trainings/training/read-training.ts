import type { TrainingDetail, TrainingZones } from '@clubpulse/contract/training/trainings';

/** One whose figures the reader sees, and not only what staff wrote down. */
export type ReadTraining = TrainingDetail & { readonly Zones: TrainingZones };

export const isRead = (training: TrainingDetail): training is ReadTraining => training.Zones !== null;
