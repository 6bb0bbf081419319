import type { screens as en } from '../../en/office/news.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'news.title': 'Novedades',
};
