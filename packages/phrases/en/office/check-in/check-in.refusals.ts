export const refusals = {
  'error.CheckInCodeUnknown': 'Code expired. Ask for a fresh one, or choose the name.',
  'error.CheckInCodeAttempts':
    'Many wrong codes here. Wait {{seconds}} s and make a new code in the app: a right one lets you in at once.',
} as const;
