export const errors = {
  ClassHasNotStarted: 409,
  /** Attendance of somebody who waits. */
  ParticipantNotBooked: 409,
} as const;
