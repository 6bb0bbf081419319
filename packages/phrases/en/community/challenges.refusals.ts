export const refusals = {
  'error.ChallengeBegun':
    'This challenge has begun: its days, what counts and its goals stay. Change its words, or switch it off.',
  'error.ChallengeFinished': 'This challenge is over. Choose one that runs.',
  'error.ChallengeRemoved': 'The club took you out of this challenge. Ask its staff to put you back.',
  'error.ChallengeNotOver': 'Awards are given two days after the end, while the challenge is switched on. Come back then.',
  'goals-rise': 'Each goal must be higher than the one before.',
  'goal-beyond-days': 'Nobody can reach this: the challenge has too few days for it.',
  'goal-too-low': 'A goal is at least 1.',
  'reward-needed': 'Each goal needs a reward of at least 1 credit.',
  'reward-by-manager': 'Rewards above 100 credits are given by managers and owners. Promise less, or ask one of them.',
  'rewards-rise': 'Each reward must be higher than the one before.',
  'classes-not-trainings': 'Classes are not trainings: take the limits for trainings away, or count something else.',
  'best-needs-amount': 'Only points, times and calories have best trainings. Take this away, or count one of them.',
  'zones-without-points': 'Zone 0 gives no points. Choose another zone too.',
  'three-tiers': 'At most three tiers. Choose goals for more.',
  'too-many-goals': 'At most 10 goals.',
  'too-many-people': 'At most 500 people at once.',
} as const;
