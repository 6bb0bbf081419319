export const errors = {
  OwnBeatsTimes: 400,
  /** Nothing that the athlete joined or booked ran in that room at any of these seconds. */
  OwnPlaceNothingOn: 409,
  OwnPlaceNotShared: 409,
} as const;
