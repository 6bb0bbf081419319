export const errors = {
  /** The sheet does not exist, or the caller may not read or change it. */
  WorkoutSheetNotFound: 404,
  TooManyWorkoutSheets: 409,
  ExerciseNotFoundInDestinationClub: 409,
  WorkoutSheetNotClonable: 409,
  WorkoutSheetNotPublishable: 409,
  WorkoutSheetNotShareable: 409,
  ExerciseRemoved: 409,
} as const;
