export const refusals = {
  'error.LiveTrainerNotOfClub': 'A live training needs a trainer of this club. Choose one of the list.',
  'error.LiveNotEnabled': 'Clubpulse LIVE not available or not enabled for the club.',
  'error.LiveTrainingLimit': 'Maximum number of live trainings reached for the club.',
  'error.LiveStartError': 'Stop {{name}} first: {{trainer}} is leading it now.',
  'error.LiveStartElsewhere': 'In another club {{trainer}} is leading something now. Try again when that is over.',
  'error.LiveTrainingRunning': 'This live training is running. Stop it first.',
  'error.LiveTrainingOver': 'This live training is over. Plan a new one.',
  'error.LiveTrainingNotStarted': 'This live training has not been started.',
  'error.LiveTrainingEarly': 'It can be started from {{minutes}} minutes before it begins. To begin now, change its begin.',
  'live-begin-past': 'This time is over. Choose a later one.',
  'live-slots-overlap': 'Another one of the series is not over then, and one trainer leads them all. Choose a later time.',
} as const;
