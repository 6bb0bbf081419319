export const errors = {
  // circuits feature
  TooManyCircuits: 409,
  NoBridgeWithStation: 409,

  // definitions feature
  /** Also returned to a member if the definition is not published. */
  WorkoutDefinitionNotFound: 404,
  TooManyWorkoutDefinitions: 409,

  // exercises feature
  MovementNotFound: 404,
  TooManyExercises: 409,

  // flows feature
  FlowNotFound: 404,
  TooManyFlows: 409,

  // generator feature
  NoExercisesAvailable: 400,
  NoModelSet: 409,

  // provider-workouts feature
  /** Also if the workout is not offered to clubs. */
  ProviderWorkoutNotFound: 404,
  TooManyProviderWorkouts: 409,

  // runs feature
  /** The run is after the server's time, because the device's clock is ahead. */
  RunInFuture: 409,
  /** The run is before the birth date or 2000, because the device's clock is behind. */
  RunTooEarly: 409,
  RunExerciseUnknown: 409,

  // sheets feature
  /** Also if the caller may not read or change the sheet. */
  WorkoutSheetNotFound: 404,
  TooManyWorkoutSheets: 409,
  ExerciseNotFoundInDestinationClub: 409,
  WorkoutSheetNotClonable: 409,
  WorkoutSheetNotPublishable: 409,
  WorkoutSheetNotShareable: 409,
  ExerciseRemoved: 409,

  // slideshows feature
  SlideshowNotFound: 404,
  TooManySlideshows: 409,

  // timers feature
  TimerNotFound: 404,
  TooManyTimers: 409,
} as const;
