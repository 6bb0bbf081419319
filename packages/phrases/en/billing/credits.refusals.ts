export const refusals = {
  'credits-required': 'Enter the number of credits.',
  'error.NotEnoughCredits': 'Not enough credits: {{needed}} needed, {{balance}} left.',
} as const;
