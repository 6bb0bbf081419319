export const people = {
  'members.peopleCount_one': '{{number}} person',
  'members.peopleCount_other': '{{number}} people',
  'members.peopleFound': '{{found}} of {{total}}',
  'members.noPeople': 'Nobody here yet',
  'members.noPeopleText': 'People appear here as soon as they join the club with its code.',
  'members.nobodyMatches': 'Nobody matches these filters',
  'members.withoutSubscription': 'Without subscription',
  'members.role': 'Role',
  'members.email': 'E-mail',
  'members.holdsNothing': 'no subscription',
} as const;
