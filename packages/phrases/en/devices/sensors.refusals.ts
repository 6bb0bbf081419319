export const refusals = {
  'invalid-sensor-code': 'Invalid Id. This is not a valid strap number.',
  'error.SensorLinkedToOther': 'This strap belongs to somebody else.',
  'error.SensorLimit': 'Nobody can have more than {{max}} straps. Unlink one that is not used any more.',
  'error.SensorClaimLimit':
    'Not now: too many straps were asked for lately, or its owner kept this one. Ask at the desk of your club.',
} as const;
