export const screens = {
  'videos.title': 'Videos',
  'videos.onDemand': 'Videos on demand',
} as const;
