export const errors = {
  // apps
  AppUnknown: 404,
  /** values: max. */
  AppLimit: 409,
  AppCodeAttempts: 429,

  // bridges
  RegistrationCodeUnknown: 404,
  RegistrationCodeExpired: 409,
  DeviceIdExists: 409,

  // demo-users
  DemoStrapExists: 409,
  DemoStrapOfMember: 409,
  /** values: max. */
  DemoUserLimit: 409,

  // rooms
  RoomNameExists: 409,
  RoomInUse: 409,
  RoomHasLiveTrainings: 409,

  // sensors
  SensorLinkedToOther: 409,
  /** values: max. */
  SensorLimit: 409,
  SensorClaimLimit: 429,
} as const;
