export const errors = {
  // class-sessions feature
  ClassSessionEarly: 409,
  ClassSessionOver: 409,
  ClassSessionNoTrainer: 409,

  // displays feature
  PairingCodeUnknown: 404,
  PairingCodeExpired: 409,
  PairingCodeAttempts: 429,

  // live-trainings feature
  LiveNotEnabled: 409,
  LiveTrainerNotOfClub: 409,
  LiveTrainingLimit: 409,
  /** The trainer already leads in this club. values: trainer, name. */
  LiveStartError: 409,
  /** The trainer leads in another club. That club must not be named, so the message contains only `trainer`. */
  LiveStartElsewhere: 409,
  LiveTrainingRunning: 409,
  LiveTrainingOver: 409,
  LiveTrainingNotStarted: 409,
  LiveTrainingEarly: 409,

  // live-trainings/participants feature
  LiveTrainingClosed: 409,
  LiveTrainingNeedsSubscription: 409,
  /** The training already has `max` participants. */
  LiveTrainingFull: 409,
  /** Athletes cannot leave a running live training. */
  LiveParticipantStays: 409,

  // own-strap feature
  OwnBeatsTimes: 400,
  /** No class or live training of the athlete ran in that room at these seconds. */
  OwnPlaceNothingOn: 409,
  OwnPlaceNotShared: 409,

  // room-slots feature
  RoomSlotTooShort: 400,
  RoomSlotInPast: 400,
  RoomSlotTaken: 409,
  TooManyRoomSlots: 409,

  // room-workouts feature
  /** The running workout must be ended first; only slides are replaced directly. */
  RoomWorkoutRunning: 409,

  // scenes feature
  SceneOver: 409,
} as const;
