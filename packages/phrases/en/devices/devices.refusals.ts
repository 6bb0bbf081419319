export const refusals = {
  'error.AppUnknown': 'This app is not registered any more. Ask a manager for a new code.',
  'error.AppLimit': 'A club has at most {{max}} apps and codes. Remove one that is not used any more.',
  'error.AppCodeAttempts': 'Too many wrong codes. Try again in {{minutes}} min, or ask a manager for the code once more.',
  'invalid-ipv4': 'Enter four numbers from 0 to 255, for example 192.168.1.40.',
  'error.RegistrationCodeUnknown': 'This registration code does not exist.',
  'error.RegistrationCodeExpired': 'This registration code has expired. Ask for a new one.',
  'error.DeviceIdExists': 'A device with the same Id {{id}} already exists in the club!',
  'error.DemoStrapExists': 'Another demo user of the club has this strap.',
  'error.DemoStrapOfMember': 'A member of the club has linked this strap: its heart rates are theirs. Use another strap.',
  'error.DemoUserLimit': 'A club has at most {{max}} demo users. Delete one that is not used any more.',
  'error.RoomNameExists': 'The club already has a room with this name.',
  'error.RoomInUse': 'The room still has bridges or screens. Move them to another room first.',
  'error.RoomHasLiveTrainings':
    'Live trainings run or are planned in this room. Delete them, or move them to another room first.',
  'invalid-sensor-code': 'Invalid Id. This is not a valid strap number.',
  'error.SensorLinkedToOther': 'This strap belongs to someone else.',
  'error.SensorLimit': 'A person can have at most {{max}} straps. Unlink one that is not used any more.',
  'error.SensorClaimLimit':
    'Not possible now: too many straps were requested lately, or the owner kept this one. Ask at the desk of your club.',
} as const;
