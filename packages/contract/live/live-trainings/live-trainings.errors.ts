export const errors = {
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
} as const;
