export const ownLive = {
  'ownLive.back': 'Back to Today',
  'ownLive.goal': 'Group goal, {{points}} of {{goal}}',
  'ownLive.unheard': 'No club hears your strap',
  'ownLive.unheardText':
    'Put your strap on, moisten its electrodes and come near the club’s receiver: your heart stands here by itself.',
  'ownLive.overText': '{{time}} and {{points}} {{unit}}. What is counted to the last second stands in your journal.',
  'ownLive.toTraining': 'Open the training',
  'ownLive.yourStation': 'Your station',
  'ownLive.station': 'Station {{number}} of {{count}}',
  'ownLive.goTo': 'Go to station {{number}} of {{count}}',
  'ownLive.nextIn': 'next in {{time}}',
  'ownLive.beginsIn': 'begins in {{time}}',
  'ownLive.whereBegin': 'At which station do you begin?',
  'ownLive.onScreens': 'The screens of the room show you there, by the name you have on the wall.',
  'ownLive.another': 'I am at another station',
} as const;
