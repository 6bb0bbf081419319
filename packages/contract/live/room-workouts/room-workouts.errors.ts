export const errors = {
  /** The room's workout must be ended first; slides are replaced. */
  RoomWorkoutRunning: 409,
} as const;
