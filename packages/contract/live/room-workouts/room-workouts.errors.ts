export const errors = {
  /** One thing runs in a room: what runs there is ended first; slides give way. */
  RoomWorkoutRunning: 409,
} as const;
