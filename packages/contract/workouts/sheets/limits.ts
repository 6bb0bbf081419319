/** These numbers limit the size of sheets and requests. */
export const PROGRAM = {
  days: 14,
  name: 60,
  groups: 20,
  setsOfGroup: 20,
  linesOfSet: 18,
  exercisesOfSet: 9,
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
