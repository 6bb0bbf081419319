export const screens = {
  'news.title': 'News',
} as const;
