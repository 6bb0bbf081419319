export const errors = {
  ClassHasNotStarted: 409,
  ParticipantNotBooked: 409,
  /** A course can not be moved. */
  ClassIsCourse: 409,
} as const;
