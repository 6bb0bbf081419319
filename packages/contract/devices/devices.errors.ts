export const errors = {
  // apps feature
  AppUnknown: 404,
  AppLimit: 409,
  AppCodeAttempts: 429,

  // bridges feature
  RegistrationCodeUnknown: 404,
  RegistrationCodeExpired: 409,
  DeviceIdExists: 409,

  // demo-users feature
  DemoStrapExists: 409,
  DemoStrapOfMember: 409,
  DemoUserLimit: 409,

  // rooms feature
  RoomNameExists: 409,
  RoomInUse: 409,
  RoomHasLiveTrainings: 409,

  // sensors feature
  SensorLinkedToOther: 409,
  SensorLimit: 409,
  SensorClaimLimit: 429,
} as const;
