import type { refusals as en } from '../../../en/clubs/tags/tags.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TagTextExists': 'El club ya tiene el grupo {{text}}. Elige otro nombre.',
};
