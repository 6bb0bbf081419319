export const errors = {
  ClassHasNotStarted: 409,
  /** Attendance of somebody who waits. */
  ParticipantNotBooked: 409,
  /** A course has days, and no other time. */
  ClassIsCourse: 409,
} as const;
