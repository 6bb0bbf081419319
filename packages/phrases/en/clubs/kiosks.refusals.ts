export const refusals = {
  'error.KioskCodeUnknown':
    'No kiosk waits with this code. Codes are good once, for 15 minutes; ask for a new one in the club’s settings.',
  'error.KioskCodeAttempts': 'Too many wrong codes. Try again in {{minutes}} min, with a new code.',
  'error.KioskLimit': 'A club has at most {{max}} kiosks. Delete one that is not used any more.',
  'error.KioskUnpaired': 'This tablet is not paired with the club any more. Pair it with a new code.',
} as const;
