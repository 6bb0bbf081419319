export const tags = {
  'clubs.tags': 'Groups',
  'clubs.tagsNote': 'Put people into groups to find and write to them together.',
  'clubs.tagSelfJoin': 'Joined by themselves',
  'clubs.tagGuest': 'Guests',
  'clubs.tagMembers_one': '{{count}} person',
  'clubs.tagMembers_other': '{{count}} people',
  'clubs.tagAdd': 'Add group',
  'clubs.tagEdit': 'Rename group',
  'clubs.tagSaved': '{{name}} was saved',
  'clubs.tagDelete': 'Delete group',
  'clubs.tagDeleteText': 'The people in it stay in the club.',
  'clubs.tagAlways': 'Always there',
} as const;
