export const NEWS_NEW_DAYS = 15;

export const isNewNews = (publishedAt: Date, now: Date): boolean =>
  now.getTime() - publishedAt.getTime() < NEWS_NEW_DAYS * 86_400_000;
