import type { notes as en } from '../../../en/members/notes/notes.ts';
import type { Translated } from '../../../phrases.ts';

export const notes: Translated<typeof en> = {
  'members.notesAbout': 'Notes de l’équipe',
  'members.notesHint': 'Ici, seule l’équipe la lit. La copie des données du membre la contient.',
  'members.noNotes': 'Pas encore de notes.',
  'members.notesMore_one': '{{count}} autre note',
  'members.notesMore_many': '{{count}} autres notes',
  'members.notesMore_other': '{{count}} autres notes',
  'members.noteNew': 'Nouvelle note',
  'members.noteEdit': 'Modifier la note',
  'members.noteSaved': 'Note enregistrée',
  'members.noteBy': '{{name}}, {{when}}',
  'members.noteByGone': 'Quelqu’un qui est parti, {{when}}',
  'members.noteEdited': 'modifiée {{when}}',
  'members.noteHistory': 'Archiver',
  'members.noteInHistory': 'Archivée',
  'members.noteDeleteTitle': 'Supprimer cette note ?',
  'members.noteDeleteText': 'Elle disparaît, y compris des archives.',
  'members.noteDelete': 'Supprimer la note',
  'members.noteDeleted': 'Note supprimée',
  'members.notesHistoryShow_one': 'Afficher {{count}} archivée',
  'members.notesHistoryShow_many': 'Afficher {{count}} archivées',
  'members.notesHistoryShow_other': 'Afficher {{count}} archivées',
};
