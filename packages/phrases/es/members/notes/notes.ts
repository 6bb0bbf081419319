import type { notes as en } from '../../../en/members/notes/notes.ts';
import type { Translated } from '../../../phrases.ts';

export const notes: Translated<typeof en> = {
  'members.notesAbout': 'Notas del equipo',
  'members.notesHint': 'Aquí solo la lee el equipo. La copia de los datos del socio la contiene.',
  'members.noNotes': 'Todavía no hay notas.',
  'members.notesMore_one': '{{count}} nota más',
  'members.notesMore_many': '{{count}} notas más',
  'members.notesMore_other': '{{count}} notas más',
  'members.noteNew': 'Nueva nota',
  'members.noteEdit': 'Editar nota',
  'members.noteSaved': 'Nota guardada',
  'members.noteBy': '{{name}}, {{when}}',
  'members.noteByGone': 'Alguien que ya no está, {{when}}',
  'members.noteEdited': 'editada {{when}}',
  'members.noteHistory': 'Al historial',
  'members.noteInHistory': 'Historial',
  'members.noteDeleteTitle': '¿Borrar esta nota?',
  'members.noteDeleteText': 'Desaparece, también del historial.',
  'members.noteDelete': 'Borrar nota',
  'members.noteDeleted': 'Nota borrada',
  'members.notesHistoryShow_one': 'Mostrar {{count}} del historial',
  'members.notesHistoryShow_many': 'Mostrar {{count}} del historial',
  'members.notesHistoryShow_other': 'Mostrar {{count}} del historial',
};
