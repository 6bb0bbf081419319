export const errors = {
  /** No sheet, or none that who asks may read or change. */
  WorkoutSheetNotFound: 404,
  /** A club, or a member of her own, has as many as they may. */
  TooManyWorkoutSheets: 409,
  /** A copy would name exercises that the club does not have. */
  ExerciseNotFoundInDestinationClub: 409,
  /** Its club does not let members make one of their own of it. */
  WorkoutSheetNotClonable: 409,
  /** Its club does not let it be published. */
  WorkoutSheetNotPublishable: 409,
  /** Its club does not let it be shared. */
  WorkoutSheetNotShareable: 409,
  /** It names exercises that are gone. */
  ExerciseRemoved: 409,
} as const;
