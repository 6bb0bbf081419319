export const maxHeartRate = {
  'maxHeartRate.proposed':
    'In your training of {{date}} your heart beat {{observed}} times a minute or more for 30 seconds on end, above your maximum of {{stored}}. Is {{proposed}} closer to it? Zones and points count by it from today on.',
  'maxHeartRate.accept': 'Raise to {{proposed}}',
  'maxHeartRate.decline': 'Keep {{stored}}',
  'maxHeartRate.accepted': 'Your maximum heart rate is {{proposed}} bpm from today on',
  'maxHeartRate.declined': 'Your maximum heart rate stays {{stored}} bpm',
} as const;
