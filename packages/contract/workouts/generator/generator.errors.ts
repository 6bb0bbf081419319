export const errors = {
  /** Nothing of the club's library can be done with what there is at the place. */
  NoExercisesAvailable: 400,
  /** The server was set up without a model. */
  NoModelSet: 409,
} as const;
