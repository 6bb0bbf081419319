export const errors = {
  /** What is over is joined by nobody. */
  LiveTrainingClosed: 409,
  /** She holds no valid subscription of the type it is for. values: subscription. */
  LiveTrainingNeedsSubscription: 409,
  /** 'Participant limit exceeded'. values: max. */
  LiveTrainingFull: 409,
  /** Participants of a running one are not removed (OPS-154). */
  LiveParticipantStays: 409,
} as const;
