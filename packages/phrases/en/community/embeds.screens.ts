export const screens = {
  'embeds.title': 'Rankings on a website',
} as const;
