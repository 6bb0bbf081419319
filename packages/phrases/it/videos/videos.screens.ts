import type { screens as en } from '../../en/videos/videos.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'videos.title': 'Video',
  'videos.onDemand': 'Video on demand',
};
