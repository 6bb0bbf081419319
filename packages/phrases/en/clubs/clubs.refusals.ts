export const refusals = {
  'error.ClubCodeUnknown': 'No club has this code. Check it with your club.',
  'error.AlreadyMember': 'You are already a member of this club.',
} as const;
