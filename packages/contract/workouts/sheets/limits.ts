/** Limits of spec 3 section 5; those that it does not name keep a sheet readable and a request small. */
export const PROGRAM = {
  days: 14,
  /** Letters of the name of a day or group. */
  name: 60,
  groups: 20,
  setsOfGroup: 20,
  /** Exercises and pauses of a set. */
  linesOfSet: 18,
  exercisesOfSet: 9,
  /** Exercises and pauses of all its days. */
  lines: 500,
  rounds: 50,
  reps: 500,
  /** Seconds. */
  durationMin: 5,
  intervalMin: 15,
  durationMax: 6 * 3600,
  restMin: 5,
  restMax: 30 * 60,
  /** Kilograms. */
  weightMax: 1000,
  machineLevelMax: 100,
} as const;
