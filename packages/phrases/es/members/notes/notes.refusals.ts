import type { refusals as en } from '../../../en/members/notes/notes.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NoteOfAnother': 'Solo quien escribió una nota la cambia o la borra. Escribe una tuya o pásala al historial.',
};
