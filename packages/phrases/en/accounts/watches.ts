export const watches = {
  'accounts.follows': 'People I follow',
  'accounts.followsNote':
    'Members and staff of your clubs. They are not informed. “Notify me” sends you what is written about their trainings at your club.',
  'accounts.followsNobody': 'You follow nobody',
  'accounts.followsNobodyText': 'Trainers can follow someone from the member’s page.',
  'accounts.follow': 'Follow',
  'accounts.unfollow': 'Stop following',
  'accounts.tellMe': 'Notify me',
  'accounts.tellMeOf': 'Notify me of what is written about the trainings of {{name}}',
  'accounts.notifyMe': 'Notify me of comments',
  'accounts.notifyMeNot': 'Stop notifying me',
} as const;
