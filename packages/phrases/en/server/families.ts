export const families = {
  'families.offer': '{{name}} would like to pay for you at {{club}}',
  'families.offer-text':
    'Answer in your profile, under Family. If you agree, {{name}} sees what you owe {{club}} and may pay it. Your journal, heart rates and health stay yours. Without an answer nothing changes.',
  'families.why': 'You get this mail because you are a member of {{club}}.',
} as const;
