export const automatic = {
  'automatic.Birthday.name': 'Birthdays',
  'automatic.Birthday.title': 'Happy birthday!',
  'automatic.Birthday.text': 'Happy birthday, {Nickname}! Everyone at {Club} wishes you a good year. See you soon.',
  'automatic.FirstVisit.name': 'After the first visit',
  'automatic.FirstVisit.title': 'How was it?',
  'automatic.FirstVisit.text':
    'Hello {Nickname}, yesterday was your first visit to {Club}. How was it? Book your next class, we look forward to it.',
  'automatic.NotSeen.name': 'Not seen for four weeks',
  'automatic.NotSeen.title': 'We miss you',
  'automatic.NotSeen.text':
    'Hello {Nickname}, your last visit to {Club} was on {LastSeen}. Shall we keep a place for you this week?',
} as const;
