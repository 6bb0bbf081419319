export const stop = {
  'sheets.stop': 'When to stop',
  'sheets.stop.heart':
    'Stop at pain in the chest, faintness, irregular heartbeats or unusual breathlessness. If it does not pass at once, call an ambulance.',
  'sheets.stop.pregnancy':
    'Stop at bleeding, contractions, loss of fluid, dizziness, headache, or pain in the chest or a calf, and call the doctor.',
  'sheets.stop.glucose':
    'Stop at shaking, cold sweat, confusion or blurred sight: measure your glucose, take sugar, and do not stay alone.',
  'sheets.stop.airways':
    'Stop at wheezing, coughing or a tight chest, and use the inhaler. If it does not help, call an ambulance.',
} as const;
