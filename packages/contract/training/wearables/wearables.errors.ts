export const errors = {
  /** The server has no account with Garmin. */
  WearablesOff: 409,
  /** What was brought back is of nobody, of somebody else, was brought before or too late. */
  WearableQuestionOver: 409,
  /** Garmin does not take what was brought back. */
  WearableNotAgreed: 409,
  /** Another person here is connected with that account. */
  WearableOfAnother: 409,
  /** Garmin does not answer. */
  WearableAway: 503,
} as const;
