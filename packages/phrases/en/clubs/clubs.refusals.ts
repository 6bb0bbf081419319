export const refusals = {
  'error.ClubCodeUnknown': 'No club has this code. Check it with your club.',
  'error.ClubCodeAttempts': 'Too many wrong codes. Try again in {{minutes}} min, or ask the club for its invitation link.',
  'error.AlreadyMember': 'You are already a member of this club.',
} as const;
