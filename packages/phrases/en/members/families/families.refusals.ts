export const refusals = {
  'error.FamilyOneself': 'Everybody pays for themselves already. Name somebody else.',
  'error.FamilyFull':
    'One person pays for at most {{max}} in a club, those who have not answered among them. End or take back one first.',
  'error.AlreadyInFamily': 'Somebody pays for this member already. End that first.',
  'error.FamilyChain': 'In a club one either pays for others or is paid for. End one of the two first.',
} as const;
