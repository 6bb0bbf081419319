/** What somebody made of what the screens of her room ran, beside her training. */
export const roomResults = {
  'roomResults.title': 'On the screens of {{room}}',
  'roomResults.onTarget': 'on target',
  'roomResults.turns.Circuit': 'laps',
  'roomResults.turns.Timer': 'exercises',
  'roomResults.turns.Quick': 'rounds',
  'roomResults.turns.Flow': 'segments',
  'roomResults.rounds': 'whole rounds',
  'roomResults.heard': 'with your strap',
  'roomResults.timer': 'Timer',
  'roomResults.of': '{{done}} of {{planned}}',
  'roomResults.segments': 'By segment',
  'roomResults.inJournal': '{{percent}} in {{room}}',
  'roomResults.evaluation-top': 'Top',
  'roomResults.evaluation-good': 'Good',
  'roomResults.evaluation-canDoMore': 'You can do more',
  'roomResults.evaluation-canDoMuchMore': 'You can do much more',
} as const;
