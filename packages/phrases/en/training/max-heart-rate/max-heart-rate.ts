export const maxHeartRate = {
  'maxHeartRate.proposed':
    'In your training of {{date}} your heart rate was {{observed}} bpm or more for 30 seconds, above your maximum of {{stored}}. Is {{proposed}} closer to it? Zones and points use it from today on.',
  'maxHeartRate.accept': 'Raise to {{proposed}}',
  'maxHeartRate.decline': 'Keep {{stored}}',
  'maxHeartRate.accepted': 'Your maximum heart rate is {{proposed}} bpm from today on',
  'maxHeartRate.declined': 'Your maximum heart rate stays {{stored}} bpm',
} as const;
