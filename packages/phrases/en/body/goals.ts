export const goals = {
  'goals.set': 'Set a goal',
  'goals.change': 'Change the goal',
  'goals.of': 'Goal for {{name}}',
  'goals.until': 'Until (optional)',
  'goals.is': 'Goal {{value}}',
  'goals.isUntil': 'Goal {{value}} by {{date}}',
  'goals.missing': '{{value}} to go',
  'goals.reached': 'reached',
  'goals.by': 'set by {{name}}',
  'goals.saved': 'The goal was saved',
  'goals.removed': 'The goal was removed',
} as const;
