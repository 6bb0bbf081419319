export const refusals = {
  'error.CheckInCodeUnknown': 'Code expired. Ask for a fresh one, or choose the name.',
} as const;
