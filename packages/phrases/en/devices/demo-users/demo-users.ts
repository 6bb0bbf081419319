export const demoUsers = {
  'demo.lead':
    'They appear on the wall, marked as a demo. They have no account and do not count in journals, rankings or the number of members.',
  'demo.none': 'No demo user yet',
  'demo.noneText':
    'Lend a strap to a guest who has no account, or let the server simulate an athlete, to see the wall before the first bridge is connected.',
  'demo.add': 'Add demo user',
  'demo.nameHint': 'Shown on the wall, where up to twelve characters fit.',
  'demo.heart': 'Heart rate',
  'demo.madeUp': 'Simulated',
  'demo.lent': 'From a strap',
  'demo.madeUpHint': 'The server simulates a training with easy and hard minutes for as long as it is on.',
  'demo.lentHint':
    'Shown in the room where the strap is detected. Once a member of the club links this strap, its heart rates are theirs.',
  'demo.roomHint': 'Shown in this room. No room: only on the wall of all rooms.',
  'demo.allRooms': 'All rooms',
  'demo.whereHeard': 'Where it is detected',
  'demo.on': 'On the wall',
  'demo.onOf': '{{name}} on the wall',
  'demo.strapOfMember': 'A member of the club has linked this strap: the wall shows that person instead.',
  'demo.saved': '{{name}} was saved',
  'demo.delete': 'Delete demo user',
  'demo.deleteText': 'It disappears from the wall at once. None of its data was stored.',
} as const;
