export const ownLive = {
  'ownLive.back': 'Back to Today',
  'ownLive.goal': 'Group goal, {{points}} of {{goal}}',
  'ownLive.unheard': 'No club hears your strap',
  'ownLive.unheardText':
    'Put your strap on, moisten its electrodes and come near the club’s receiver: your heart stands here by itself.',
  'ownLive.overText': '{{time}} and {{points}} {{unit}}. What is counted to the last second stands in your journal.',
  'ownLive.toTraining': 'Open the training',
} as const;
