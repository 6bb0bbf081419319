export const errors = {
  /** One thing runs in a room: what runs there is ended first. */
  RoomWorkoutRunning: 409,
} as const;
