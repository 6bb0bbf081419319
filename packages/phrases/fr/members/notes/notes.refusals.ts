import type { refusals as en } from '../../../en/members/notes/notes.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NoteOfAnother': 'Seule la personne qui a écrit une note la modifie ou la supprime. Écrivez la vôtre, ou archivez-la.',
};
