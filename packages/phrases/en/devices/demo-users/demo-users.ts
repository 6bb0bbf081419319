export const demoUsers = {
  'demo.lead':
    'They stand on the wall marked as a demo. They have no account, and count in no journal, no ranking and no number of members.',
  'demo.none': 'No demo user yet',
  'demo.noneText':
    'Lend a strap to a guest who has no account, or let the server make up somebody who trains, to see the wall before the first bridge is there.',
  'demo.add': 'Add demo user',
  'demo.nameHint': 'Stands on the wall: up to twelve characters are shown whole.',
  'demo.heart': 'Heart rate',
  'demo.madeUp': 'Simulated',
  'demo.lent': 'Of a strap',
  'demo.madeUpHint': 'The server makes up a training with easy and hard minutes, for as long as it is on.',
  'demo.lentHint':
    'Shown in the room where the strap is heard. Once somebody of the club links this strap, its beats are theirs.',
  'demo.roomHint': 'Shown in this room. No room: only on the wall of all rooms.',
  'demo.allRooms': 'All rooms',
  'demo.whereHeard': 'Where it is heard',
  'demo.on': 'On the wall',
  'demo.onOf': '{{name}} on the wall',
  'demo.strapOfMember': 'Somebody of the club has linked this strap: the wall shows that person instead.',
  'demo.saved': '{{name}} was saved',
  'demo.delete': 'Delete demo user',
  'demo.deleteText': 'It leaves the wall at once. Nothing of it was kept.',
} as const;
