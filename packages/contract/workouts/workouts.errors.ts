export const errors = {
  // circuits
  TooManyCircuits: 409,
  NoBridgeWithStation: 409,

  // definitions
  /** No workout of the club; for members no published one. */
  WorkoutDefinitionNotFound: 404,
  /** values: max. */
  TooManyWorkoutDefinitions: 409,

  // exercises
  MovementNotFound: 404,
  TooManyExercises: 409,

  // flows
  FlowNotFound: 404,
  TooManyFlows: 409,

  // generator
  NoExercisesAvailable: 400,
  NoModelSet: 409,

  // provider-workouts
  /** It does not exist, or is not offered to clubs. */
  ProviderWorkoutNotFound: 404,
  /** values: max. */
  TooManyProviderWorkouts: 409,

  // runs
  /** The end is after the time of the server: the clock of the device is ahead. */
  RunInFuture: 409,
  /** The begin is before the birth date or before 2000: the clock of the device is behind. */
  RunTooEarly: 409,
  RunExerciseUnknown: 409,

  // sheets
  /** The sheet does not exist, or the caller may not read or change it. */
  WorkoutSheetNotFound: 404,
  TooManyWorkoutSheets: 409,
  ExerciseNotFoundInDestinationClub: 409,
  WorkoutSheetNotClonable: 409,
  WorkoutSheetNotPublishable: 409,
  WorkoutSheetNotShareable: 409,
  ExerciseRemoved: 409,

  // slideshows
  SlideshowNotFound: 404,
  TooManySlideshows: 409,

  // timers
  TimerNotFound: 404,
  TooManyTimers: 409,
} as const;
