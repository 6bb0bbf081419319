export const refusals = {
  'error.OwnerUnknown':
    'Nobody has confirmed the address {{email}} here yet. They do by the e-mail that signing up sends, or by signing in with a provider that has confirmed it.',
  'error.AlreadyOwner': 'The brand already belongs to {{email}}.',
  'error.LastOwner': 'A brand keeps at least one owner. Add another one first.',
} as const;
