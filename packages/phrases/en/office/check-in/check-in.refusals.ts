export const refusals = {
  'error.CheckInCodeUnknown': 'This code does not hold any more. Let her show a new one, or choose her by name.',
} as const;
