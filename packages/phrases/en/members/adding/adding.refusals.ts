export const refusals = {
  'error.ProfileIsHers':
    'This person signs in now, or has confirmed their e-mail: the profile is theirs, and only they change it.',
} as const;
