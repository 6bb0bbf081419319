export const errors = {
  WearablesOff: 409,
  /** The state of the redirect is unknown, foreign, used or expired. */
  WearableQuestionOver: 409,
  /** Garmin refuses the code of the redirect. */
  WearableNotAgreed: 409,
  /** Another user is connected with that account. */
  WearableOfAnother: 409,
  WearableAway: 503,
} as const;
