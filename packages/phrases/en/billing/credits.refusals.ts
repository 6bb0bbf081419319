export const refusals = {
  'credits-required': 'Enter the number of credits.',
  'balance-too-high': 'The balance can be at most 1,000,000,000.',
  'error.NotEnoughCredits': 'Not enough credits: {{needed}} needed, {{balance}} left.',
} as const;
