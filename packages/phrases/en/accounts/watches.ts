export const watches = {
  'accounts.follows': 'People I follow',
  'accounts.followsNote': 'Members and staff of your clubs. They are not told.',
  'accounts.followsNobody': 'You follow nobody',
  'accounts.followsNobodyText': 'Trainers follow somebody from the member’s page.',
  'accounts.follow': 'Follow',
  'accounts.unfollow': 'Stop following',
} as const;
