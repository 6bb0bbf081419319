export const refusals = {
  'ranking-needed': 'Choose at least one ranking.',
  'timeframe-needed': 'Choose at least one timeframe.',
  'contrast-too-low': 'Too close to the paper to be read. Make it darker or lighter.',
  'invalid-origin': 'A website like https://club.example, without a path.',
} as const;
