import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';

export const isRunning = ({ State }: LiveTraining): boolean => State === 'Running';
export const keyOf = ({ LiveTrainingId }: LiveTraining): number => LiveTrainingId;
export const nameOf = ({ Name }: LiveTraining): string => Name;
