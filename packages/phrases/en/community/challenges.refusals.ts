export const refusals = {
  'error.ChallengeBegun':
    'This challenge has begun: its days, what counts and its goals stay. Change its words, or switch it off.',
  'error.ChallengeFinished': 'This challenge is over. Choose one that runs.',
  'error.ChallengeRemoved': 'The club took you out of this challenge. Ask its staff to put you back.',
  'goals-rise': 'Each goal must be higher than the one before.',
  'goal-too-low': 'A goal is at least 1.',
  'reward-needed': 'Each goal needs a reward of at least 1 credit.',
  'rewards-rise': 'Each reward must be higher than the one before.',
} as const;
