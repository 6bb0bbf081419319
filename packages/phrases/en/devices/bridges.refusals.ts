export const refusals = {
  'invalid-ipv4': 'Enter four numbers from 0 to 255, for example 192.168.1.40.',
  'error.RegistrationCodeUnknown': 'This registration code does not exist.',
  'error.RegistrationCodeExpired': 'This registration code has expired. Ask for a new one.',
  'error.DeviceIdExists': 'A device with the same Id {{id}} already exists in the club!',
} as const;
