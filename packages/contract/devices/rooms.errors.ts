export const errors = {
  RoomNameExists: 409,
  RoomInUse: 409,
  /** What is led in a room, or will be, would not know where. */
  RoomHasLiveTrainings: 409,
} as const;
