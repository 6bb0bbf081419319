export const timerLabels = {
  timer: 'workouts.timer',
  EMOM: 'circuits.timer.EMOM',
  AMRAP: 'circuits.timer.AMRAP',
} as const;
