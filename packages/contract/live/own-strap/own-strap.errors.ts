export const errors = {
  /** Seconds that are still to come by the server’s clock, or that waited longer than a device keeps them. */
  OwnBeatsTimes: 400,
  /** Nothing that she takes part in, or has booked, was on in that club and room at any of these seconds. */
  OwnPlaceNothingOn: 409,
  /** She does not share her heart rates with that club. */
  OwnPlaceNotShared: 409,
} as const;
