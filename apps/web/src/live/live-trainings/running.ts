import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';

// What runs, as the question of its end (`parts/use-ending`) knows it.

export const isRunning = ({ State }: LiveTraining): boolean => State === 'Running';
export const keyOf = ({ LiveTrainingId }: LiveTraining): number => LiveTrainingId;
export const nameOf = ({ Name }: LiveTraining): string => Name;
