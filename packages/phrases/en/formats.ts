export const formats = {
  'format.yesterday': 'Yesterday',
  'format.tomorrow': 'Tomorrow',
  'zone.short': 'Z{{zone}}',
  'zone.share': 'Z{{zone}} {{percent}}',
  'zone.noTime': 'No time in zones',
  'zone.resting': 'Resting',
  'zone.moderateEffort': 'Moderate effort',
  'zone.weightControl': 'Weight control',
  'zone.aerobic': 'Aerobic',
  'zone.anaerobic': 'Anaerobic',
  'zone.maximumEffort': 'Maximum effort',
  'zone.under': 'under {{bpm}}',
} as const;
