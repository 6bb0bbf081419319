export const refusals = {
  'error.RoomNameExists': 'The club already has a room with this name.',
  'error.RoomInUse': 'The room still has bridges or screens. Move them to another room first.',
  'error.RoomHasLiveTrainings': 'Live trainings run or are planned in this room. Delete them, or give them another room first.',
} as const;
