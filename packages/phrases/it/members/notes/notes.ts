import type { notes as en } from '../../../en/members/notes/notes.ts';
import type { Translated } from '../../../phrases.ts';

export const notes: Translated<typeof en> = {
  'members.notesAbout': 'Note dello staff',
  'members.notesHint': 'Qui la legge solo lo staff. È contenuta nella copia dei dati del socio.',
  'members.noNotes': 'Ancora nessuna nota.',
  'members.notesMore_one': 'Un’altra nota',
  'members.notesMore_many': 'Altre {{count}} note',
  'members.notesMore_other': 'Altre {{count}} note',
  'members.noteNew': 'Nuova nota',
  'members.noteEdit': 'Modifica nota',
  'members.noteSaved': 'Nota salvata',
  'members.noteBy': '{{name}}, {{when}}',
  'members.noteByGone': 'Qualcuno che non c’è più, {{when}}',
  'members.noteEdited': 'modificata {{when}}',
  'members.noteHistory': 'Nello storico',
  'members.noteInHistory': 'Storico',
  'members.noteDeleteTitle': 'Eliminare questa nota?',
  'members.noteDeleteText': 'Sparisce, anche dallo storico.',
  'members.noteDelete': 'Elimina nota',
  'members.noteDeleted': 'Nota eliminata',
  'members.notesHistoryShow_one': 'Mostra {{count}} nello storico',
  'members.notesHistoryShow_many': 'Mostra {{count}} nello storico',
  'members.notesHistoryShow_other': 'Mostra {{count}} nello storico',
};
