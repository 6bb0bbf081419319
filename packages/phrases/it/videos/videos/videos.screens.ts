import type { screens as english } from '../../../en/videos/videos/videos.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof english> = {
  'videos.title': 'Video',
  'videos.onDemand': 'Video on demand',
};
