export const errors = {
  // class-sessions
  ClassSessionEarly: 409,
  ClassSessionOver: 409,
  /** The class has no trainer of the club. */
  ClassSessionNoTrainer: 409,

  // displays
  PairingCodeUnknown: 404,
  PairingCodeExpired: 409,
  PairingCodeAttempts: 429,

  // live-trainings
  LiveNotEnabled: 409,
  LiveTrainerNotOfClub: 409,
  LiveTrainingLimit: 409,
  /** The trainer leads something else in this club. values: trainer, name. */
  LiveStartError: 409,
  /** The trainer leads something in another club, which stays unnamed. values: trainer. */
  LiveStartElsewhere: 409,
  LiveTrainingRunning: 409,
  LiveTrainingOver: 409,
  LiveTrainingNotStarted: 409,
  LiveTrainingEarly: 409,

  // live-trainings/participants
  LiveTrainingClosed: 409,
  LiveTrainingNeedsSubscription: 409,
  /** 'Participant limit exceeded'. values: max. */
  LiveTrainingFull: 409,
  /** Participants of a running training cannot be removed (OPS-154). */
  LiveParticipantStays: 409,

  // own-strap
  OwnBeatsTimes: 400,
  /** Nothing that the athlete joined or booked ran in that room at any of these seconds. */
  OwnPlaceNothingOn: 409,
  OwnPlaceNotShared: 409,

  // room-slots
  /** A slot must be at least as long as its content (spec 3 section 5). */
  RoomSlotTooShort: 400,
  RoomSlotInPast: 400,
  RoomSlotTaken: 409,
  TooManyRoomSlots: 409,

  // room-workouts
  /** The room's workout must be ended first; slides are replaced. */
  RoomWorkoutRunning: 409,

  // scenes
  /** The session of the requested summary is over. */
  SceneOver: 409,
} as const;
