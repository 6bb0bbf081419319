import type { refusals as en } from '../../../en/clubs/tags/tags.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TagTextExists': 'Le club a déjà le groupe {{text}}. Choisissez un autre nom.',
};
