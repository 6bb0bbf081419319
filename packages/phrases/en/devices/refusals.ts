export const refusals = {
  'invalid-ipv4': 'Enter four numbers from 0 to 255, for example 192.168.1.40.',
  'invalid-sensor-code': 'Invalid Id. This is not a valid strap number.',
  'error.RoomNameExists': 'The club already has a room with this name.',
  'error.RoomInUse': 'The room still has bridges or screens. Move them to another room first.',
  'error.RegistrationCodeUnknown': 'This registration code does not exist.',
  'error.RegistrationCodeExpired': 'This registration code has expired. Ask for a new one.',
  'error.DeviceIdExists': 'A device with the same Id {{id}} already exists in the club!',
  'error.SensorLinkedToOther': 'This strap belongs to somebody else.',
} as const;
