export const refusals = {
  'goal-day-over': 'Choose today or a day to come.',
} as const;
