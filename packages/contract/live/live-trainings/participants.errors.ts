export const errors = {
  LiveTrainingClosed: 409,
  LiveTrainingNeedsSubscription: 409,
  /** 'Participant limit exceeded'. values: max. */
  LiveTrainingFull: 409,
  /** Participants of a running training cannot be removed (OPS-154). */
  LiveParticipantStays: 409,
} as const;
