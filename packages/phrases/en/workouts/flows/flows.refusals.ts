export const refusals = {
  'error.FlowNotFound': 'Intensity flow not found. Somebody deleted it; go back to the flows.',
  'error.TooManyFlows': 'A club has at most {{max}} intensity flows. Delete some that nobody uses any more.',
  'flow-too-short': 'A segment lasts at least 15 seconds.',
  'flow-too-long': 'A flow lasts at most 6 hours.',
  'flow-begins-at-zero': 'The first segment begins at 0.',
  'flow-percent': 'From 20 to 100 percent of the heart rate, or to 200 of FTP.',
  'flow-cadence': 'From 20 to 200 turns a minute, or leave it empty.',
  'flow-without-segments': 'Add at least one segment.',
  'flow-too-many-segments': 'At most 200 segments.',
} as const;
