export const sharing = {
  'sharing.subject': '{{name}} shows you a training',
  'sharing.text':
    '{{name}} wants you to see a training: time, points, zones and heart rate. No account is needed. The link works until {{name}} takes it back.',
  'sharing.open': 'Open the training',
  'sharing.why': '{{name}} wrote your address into Clubpulse to send you this. It is not kept for anything else.',
} as const;
