export const errors = {
  RegistrationCodeUnknown: 404,
  RegistrationCodeExpired: 409,
  DeviceIdExists: 409,
} as const;
