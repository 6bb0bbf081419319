export const screens = {
  'clubLogs.title': 'Club log',
} as const;
