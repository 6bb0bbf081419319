export const refusedAt = {
  sameEmail: 'email-same',
  wrongPassword: 'password-wrong',
  wrongCode: 'code-wrong',
  passkey: 'passkey-refused',
} as const;

export const refusedPasswords = {
  'identity.password-required': 'password-required',
  'identity.password-short': 'password-short',
  'identity.password-long': 'password-long',
  'identity.password-is-email': 'password-is-email',
  'identity.password-common': 'password-common',
} as const;
