export const refusals = {
  'error.ClassHasNotStarted': 'The class has not started yet.',
  'error.ParticipantNotBooked': 'Only who has a place can be marked, not who waits.',
} as const;
