export const refusals = {
  'error.LiveTrainingClosed': 'This live training is over.',
  'error.LiveTrainingNeedsSubscription': 'This live training is for who holds {{subscription}}.',
  'error.LiveTrainingFull': 'Participant limit exceeded: this live training takes {{max}}.',
  'error.LiveParticipantStays': 'This live training is running: its participants stay until it is over.',
  'live-max-taken_one': '{{count}} person takes part already.',
  'live-max-taken_other': '{{count}} people take part already.',
} as const;
