export const refusals = {
  'error.RoomSlotTooShort': 'This takes {{takes}}, the slot has {{has}}. Make the slot {{takes}} long.',
  'error.RoomSlotInPast': 'This time is over, or lies more than {{days}} days ahead. Choose a later or a nearer one.',
  'error.RoomSlotTaken': 'Something is planned in this room for that time. Choose another time, or take that back first.',
  'error.TooManyRoomSlots': 'A club plans at most {{max}} slots ahead. Take back some that are not needed.',
  'slot-too-short': 'It takes {{takes}}, the slot has {{has}}.',
  'slot-begin': 'From now on, and at most {{days}} days ahead.',
  'slot-taken': 'Something is planned in the room then.',
  'slot-duration': 'From 1 minute to 6 hours.',
} as const;
