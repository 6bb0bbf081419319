import type { refusals as en } from '../../../en/clubs/tags/tags.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TagTextExists': 'Il club ha già il gruppo {{text}}. Scegli un altro nome.',
};
