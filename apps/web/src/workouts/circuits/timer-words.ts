/** Each way the time of a circuit runs by what it is called. */
export const timerWords = {
  timer: 'workouts.timer',
  EMOM: 'circuits.timer.EMOM',
  AMRAP: 'circuits.timer.AMRAP',
} as const;
