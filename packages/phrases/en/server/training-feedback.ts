export const trainingFeedback = {
  'training-feedback.hard': 'A hard one: {{within}} of {{minutes}} min were in zones 4 and 5.',
  'training-feedback.steady': 'Steady work: {{within}} of {{minutes}} min were in zones 2 and 3.',
  'training-feedback.easy': 'An easy one: {{within}} of {{minutes}} min were in zones 0 and 1.',
  'training-feedback.unheard': '{{minutes}} min without heart rates: it counts by its length alone.',
  'training-feedback.more': '{{points}} points, {{percent}} % more than the average of your last {{trainings}} trainings.',
  'training-feedback.usual': '{{points}} points, about what your last {{trainings}} trainings brought.',
  'training-feedback.less': '{{points}} points, {{percent}} % less than the average of your last {{trainings}} trainings.',
  'training-feedback.points': '{{points}} points.',
  'training-feedback.target': '{{target}} min were in your target zone.',
  'training-feedback.felt-harder':
    'You felt {{effort}} of 10, more than your heart rates say: some days are like that, and an easy one was right.',
  'training-feedback.felt-easier': 'You felt only {{effort}} of 10: you took it well.',
  'training-feedback.after-hard': 'Make the next one easy, or rest a day.',
  'training-feedback.after-steady': 'If you feel fresh, add a few minutes in zone 4 next time.',
  'training-feedback.after-easy': 'You have room for a harder one next.',
} as const;
