export const errors = {
  RoomNameExists: 409,
  RoomInUse: 409,
  RoomHasLiveTrainings: 409,
} as const;
