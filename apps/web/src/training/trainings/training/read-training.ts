import type { TrainingDetail, TrainingZones } from '@clubpulse/contract/training/trainings';

export type ReadTraining = TrainingDetail & { readonly Zones: TrainingZones };

export const isRead = (training: TrainingDetail): training is ReadTraining => training.Zones !== null;
