export const refusals = {
  'error.PoliciesAllAccepted': 'There is nothing to remind of: no policy waits for an answer.',
  'error.PoliciesRemindedAlready': 'A reminder went out a short while ago. The next one can go out in {{minutes}} min.',
} as const;
