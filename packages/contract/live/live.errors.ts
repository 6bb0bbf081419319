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
  /** The trainer already leads a live training or class in this club. The message contains `trainer` and its `name`. */
  LiveStartError: 409,
  /** The trainer already leads in another club, which must not be named: the message contains only `trainer`. */
  LiveStartElsewhere: 409,
  LiveTrainingRunning: 409,
  LiveTrainingOver: 409,
  LiveTrainingNotStarted: 409,
  LiveTrainingEarly: 409,

  // live-trainings/participants feature
  LiveTrainingClosed: 409,
  LiveTrainingNeedsSubscription: 409,
  /** The live training has as many participants as it may have; `max` is that number. */
  LiveTrainingFull: 409,
  /** Participants of a running live training can not be removed. */
  LiveParticipantStays: 409,

  // own-strap feature
  OwnBeatsTimes: 400,
  /** At none of these seconds did a class or live training that the athlete booked or joined run in that room. */
  OwnPlaceNothingOn: 409,
  OwnPlaceNotShared: 409,

  // room-slots feature
  /** A planned slot must be at least as long as its workout. */
  RoomSlotTooShort: 400,
  RoomSlotInPast: 400,
  RoomSlotTaken: 409,
  TooManyRoomSlots: 409,

  // room-workouts feature
  /** A workout runs in the room. It must be ended before another one can start; only slides are replaced without that. */
  RoomWorkoutRunning: 409,

  // scenes feature
  /** The session whose summary was requested for the wall has already ended. */
  SceneOver: 409,
} as const;
