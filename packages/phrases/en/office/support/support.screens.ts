export const screens = {
  'support.title': 'Help and support',
  'support.videosTitle': 'Support videos',
} as const;
