export const refusals = {
  'error.DemoStrapExists': 'Another demo user of the club has this strap.',
  'error.DemoStrapOfMember': 'Somebody of the club has linked this strap: its beats are theirs. Take another strap.',
  'error.DemoUserLimit': 'A club has at most {{max}} demo users. Delete one that is not used any more.',
} as const;
