export const refusals = {
  'error.ClassHasNotStarted': 'The class has not started yet.',
  'error.ParticipantNotBooked': 'Only who has a place can be marked, not who waits.',
  'error.ClassIsCourse': 'A course has several days and cannot be moved as one. Cancel it, or change its days.',
} as const;
