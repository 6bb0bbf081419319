export const errors = {
  /** The club has EnableLiveTrainings switched off. */
  LiveNotEnabled: 409,
  /** Who leads it is no trainer of the club. */
  LiveTrainerNotOfClub: 409,
  /** As many run as the licence of the club allows. */
  LiveTrainingLimit: 409,
  /** Its trainer leads something else in this club. values: trainer, name. */
  LiveStartError: 409,
  /** Its trainer leads something in another club, which is not named here. values: trainer. */
  LiveStartElsewhere: 409,
  /** What runs is not changed and not deleted. */
  LiveTrainingRunning: 409,
  LiveTrainingOver: 409,
  LiveTrainingNotStarted: 409,
  /** It begins later than a live training is started. values: minutes. */
  LiveTrainingEarly: 409,
} as const;
