export const refusals = {
  'error.WearablesOff': 'Watches of Garmin cannot be connected here.',
  'error.WearableQuestionOver': 'Too late, or answered already. Connect once more.',
  'error.WearableNotAgreed': 'Garmin does not take the answer. Connect once more and allow it there.',
  'error.WearableOfAnother': 'This Garmin account is connected with another person here. Disconnect it there first.',
  'error.WearableAway': 'Garmin does not answer. Connect once more in a few minutes.',
} as const;
