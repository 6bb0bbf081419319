export const errors = {
  // circuits feature
  TooManyCircuits: 409,
  NoBridgeWithStation: 409,

  // definitions feature
  /** The club has no such workout, or the caller is a member and the workout is not published. */
  WorkoutDefinitionNotFound: 404,
  /** The message contains the limit (`max`). */
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
  /** The platform has no such workout, or does not offer it to clubs. */
  ProviderWorkoutNotFound: 404,
  /** The message contains the limit (`max`). */
  TooManyProviderWorkouts: 409,

  // runs feature
  /** The run ends after the current time of the server, because the clock of the device is ahead. */
  RunInFuture: 409,
  /** The run begins before the athlete's birth date or before 2000, because the clock of the device is behind. */
  RunTooEarly: 409,
  RunExerciseUnknown: 409,

  // sheets feature
  /** The workout sheet does not exist, or the caller may not read or change it. */
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
