export const trainingFeedback = {
  'training-feedback.hard': 'A hard training: {{within}} of {{minutes}} min were in zones 4 and 5.',
  'training-feedback.steady': 'Steady work: {{within}} of {{minutes}} min were in zones 2 and 3.',
  'training-feedback.easy': 'An easy training: {{within}} of {{minutes}} min were in zones 0 and 1.',
  'training-feedback.unheard': '{{minutes}} min without heart rates: it counts only by its length.',
  'training-feedback.more': '{{points}} points, {{percent}} % more than the average of your last {{trainings}} trainings.',
  'training-feedback.usual': '{{points}} points, about the same as your last {{trainings}} trainings.',
  'training-feedback.less': '{{points}} points, {{percent}} % less than the average of your last {{trainings}} trainings.',
  'training-feedback.points': '{{points}} points.',
  'training-feedback.target': '{{target}} min were in your target zone.',
  'training-feedback.felt-harder':
    'You rated it {{effort}} of 10, more than your heart rates show: some days are like that, and an easy training was right.',
  'training-feedback.felt-easier': 'You rated it only {{effort}} of 10: you handled it well.',
  'training-feedback.after-hard': 'Make the next one easy, or rest a day.',
  'training-feedback.after-steady': 'If you feel fresh, add a few minutes in zone 4 next time.',
  'training-feedback.after-easy': 'You have room for a harder one next time.',
} as const;
