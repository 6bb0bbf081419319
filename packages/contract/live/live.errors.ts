export const errors = {
  // class-sessions feature
  ClassSessionEarly: 409,
  ClassSessionOver: 409,
  /** The class can not start, because it has no trainer of the club. */
  ClassSessionNoTrainer: 409,

  // displays feature
  PairingCodeUnknown: 404,
  PairingCodeExpired: 409,
  PairingCodeAttempts: 429,

  // live-trainings feature
  LiveNotEnabled: 409,
  LiveTrainerNotOfClub: 409,
  LiveTrainingLimit: 409,
  /** The trainer already leads something in this club. The message names `trainer` and its `name`. */
  LiveStartError: 409,
  /** The trainer already leads something in another club, which is not named. The message names `trainer`. */
  LiveStartElsewhere: 409,
  LiveTrainingRunning: 409,
  LiveTrainingOver: 409,
  LiveTrainingNotStarted: 409,
  LiveTrainingEarly: 409,

  // live-trainings/participants feature
  LiveTrainingClosed: 409,
  LiveTrainingNeedsSubscription: 409,
  /** The live training has the maximum number of participants, `max`. */
  LiveTrainingFull: 409,
  /** Participants of a running live training can not be removed. */
  LiveParticipantStays: 409,

  // own-strap feature
  OwnBeatsTimes: 400,
  /** No class or training that the athlete joined or booked ran in that room at any of the sent seconds. */
  OwnPlaceNothingOn: 409,
  OwnPlaceNotShared: 409,

  // room-slots feature
  /** A planned slot must be at least as long as its workout. */
  RoomSlotTooShort: 400,
  RoomSlotInPast: 400,
  RoomSlotTaken: 409,
  TooManyRoomSlots: 409,

  // room-workouts feature
  /** A workout runs in the room and must be ended first. Only slides are replaced without ending them. */
  RoomWorkoutRunning: 409,

  // scenes feature
  /** The session whose summary was requested for the wall is over. */
  SceneOver: 409,
} as const;
