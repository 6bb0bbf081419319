export const refusals = {
  'error.ClassSessionEarly': 'A class can be started from {{minutes}} minutes before it begins.',
  'error.ClassSessionOver': 'This class is over: it is not started any more.',
  'error.ClassSessionNoTrainer': 'No trainer of the club gives this class, so it does not start. Choose one in the calendar.',
} as const;
