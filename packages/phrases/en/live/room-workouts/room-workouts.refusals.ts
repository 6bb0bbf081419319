export const refusals = {
  'error.RoomWorkoutRunning': 'Something runs in this room. End it first, then start this.',
  'on-screen-workout-required': 'An on-screen workout must be selected',
} as const;
