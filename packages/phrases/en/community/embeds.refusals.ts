export const refusals = {
  'ranking-needed': 'Choose at least one ranking or challenge.',
  'challenge-gone': 'This challenge of the club is there no more. Leave it out.',
  'challenge-not-public': 'Not every athlete sees this challenge. Switch it on and open it to all, or leave it out.',
  'challenge-of-hearts': 'It counts calories, time in zones or certain zones alone, which no website may show. Leave it out.',
  'challenge-over': 'This challenge is over. Choose one that runs or is to come.',
  'too-many-challenges': 'At most 10 challenges. Leave some out.',
  'timeframe-needed': 'Choose at least one timeframe.',
  'contrast-too-low': 'Too close to the paper to be read. Make it darker or lighter.',
  'invalid-origin': 'A website like https://club.example, without a path.',
} as const;
