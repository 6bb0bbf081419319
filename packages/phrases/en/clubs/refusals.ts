export const refusals = {
  'error.ClubCodeUnknown': 'No club has this code. Check it with your club.',
  'error.AlreadyMember': 'You are already a member of this club.',
  'error.PoliciesAllAccepted': 'There is nothing to remind of: no policy waits for an answer.',
  'error.PoliciesRemindedAlready': 'A reminder went out a short while ago. The next one can go out in {{minutes}} min.',
} as const;
