export const refusals = {
  'invalid-sensor-code': 'Invalid Id. This is not a valid strap number.',
  'error.SensorLinkedToOther': 'This strap belongs to somebody else.',
} as const;
