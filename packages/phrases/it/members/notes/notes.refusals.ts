import type { refusals as en } from '../../../en/members/notes/notes.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NoteOfAnother': 'Solo chi ha scritto una nota la cambia o la elimina. Scrivine una tua, o spostala nello storico.',
};
