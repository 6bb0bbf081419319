export const refusals = {
  'error.OwnerUnknown': 'Nobody has confirmed the address {{email}} here yet. Ask them to sign in first.',
  'error.AlreadyOwner': 'The brand already belongs to {{email}}.',
  'error.LastOwner': 'A brand keeps at least one owner. Add another one first.',
} as const;
