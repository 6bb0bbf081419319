export const families = {
  'families.offer': '{{name}} would like to pay for you at {{club}}',
  'families.offer-text':
    'Reply in your profile, under Family. If you agree, {{name}} sees what you owe {{club}} and may pay it. Your journal, heart rates and health data stay private. Without a reply nothing changes.',
  'families.why': 'You get this e-mail because you are a member of {{club}}.',
} as const;
