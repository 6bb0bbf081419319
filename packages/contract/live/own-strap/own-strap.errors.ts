export const errors = {
  /** Seconds that are still to come by the server’s clock, or that waited longer than a device keeps them. */
  OwnBeatsTimes: 400,
} as const;
