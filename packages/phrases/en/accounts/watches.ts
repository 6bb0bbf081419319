export const watches = {
  'accounts.follows': 'People I follow',
  'accounts.followsNote':
    'Members and staff of your clubs. They do not hear of it. “Tell me” notifies you of what is written about their trainings at your club.',
  'accounts.followsNobody': 'You follow nobody',
  'accounts.followsNobodyText': 'Trainers follow somebody from the member’s page.',
  'accounts.follow': 'Follow',
  'accounts.unfollow': 'Stop following',
  'accounts.tellMe': 'Tell me',
  'accounts.tellMeOf': 'Tell me what is written about the trainings of {{name}}',
  'accounts.notifyMe': 'Tell me of comments',
  'accounts.notifyMeNot': 'Notify me no more',
} as const;
