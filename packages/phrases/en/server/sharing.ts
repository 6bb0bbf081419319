export const sharing = {
  'sharing.subject': '{{name}} shows you a training',
  'sharing.text':
    '{{name}} wants you to see a training: time, points, zones and heart rate. No account is needed. The link works until {{name}} withdraws it.',
  'sharing.open': 'Open the training',
  'sharing.why': '{{name}} entered your address in Clubpulse to send you this. It is not used for anything else.',
} as const;
