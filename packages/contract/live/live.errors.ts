export const errors = {
  // class-sessions feature
  ClassSessionEarly: 409,
  ClassSessionOver: 409,
  /** The class has no trainer of the club. */
  ClassSessionNoTrainer: 409,

  // displays feature
  PairingCodeUnknown: 404,
  PairingCodeExpired: 409,
  PairingCodeAttempts: 429,

  // live-trainings feature
  LiveNotEnabled: 409,
  LiveTrainerNotOfClub: 409,
  LiveTrainingLimit: 409,
  /** Already leads in this club. The message contains `trainer` and its `name`. */
  LiveStartError: 409,
  /** The other club must not be named: the message contains only `trainer`. */
  LiveStartElsewhere: 409,
  LiveTrainingRunning: 409,
  LiveTrainingOver: 409,
  LiveTrainingNotStarted: 409,
  LiveTrainingEarly: 409,

  // live-trainings/participants feature
  LiveTrainingClosed: 409,
  LiveTrainingNeedsSubscription: 409,
  /** `max` participants are the limit. */
  LiveTrainingFull: 409,
  /** The live training runs. */
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
