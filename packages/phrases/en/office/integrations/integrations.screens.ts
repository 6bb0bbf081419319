export const screens = {
  'integrations.title': 'Integrations',
} as const;
