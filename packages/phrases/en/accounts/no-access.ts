export const noAccess = {
  'accounts.noAccessTitle': 'This page is not open to you in {{club}}',
  'accounts.noAccessYouAre': 'Your role here: {{roles}}. This page is for other roles.',
  'accounts.noAccessNoRole': 'You have no role there.',
  'accounts.noAccessWho': 'A manager of the club can give it to you.',
  'accounts.goToStart': 'Go to my start page',
} as const;
