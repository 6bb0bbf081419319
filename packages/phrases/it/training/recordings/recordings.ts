import type { recordings as en } from '../../../en/training/recordings/recordings.ts';
import type { Translated } from '../../../phrases.ts';

export const recordings: Translated<typeof en> = {
  'recordings.title': 'Allenamenti da file',
  'recordings.choose': 'Scegli i file',
  'recordings.lead': 'FIT, TCX o GPX dell’orologio o del ciclocomputer, anche più di uno, ognuno al massimo {{max}} MB',
  'recordings.folder': 'Scegli una cartella',
  'recordings.noneFound': 'Non contiene alcun file FIT, TCX o GPX.',
  'recordings.waits': 'In attesa',
  'recordings.reads': 'In lettura',
  'recordings.added': 'Ora è nel tuo diario',
  'recordings.joined': 'Aggiunto all’allenamento che c’era',
  'recordings.known': 'Era già nel tuo diario',
  'recordings.overlaps': 'Per questo orario ci sono già altri allenamenti',
  'recordings.tooShort': 'Una parte di meno di un minuto',
  'recordings.progress': '{{done}} di {{count}} letti',
  'recordings.ready_one': '{{count}} file letto: {{added}} nuovi, {{failed}} non letti.',
  'recordings.ready_many': '{{count}} di file letti: {{added}} nuovi, {{failed}} non letti.',
  'recordings.ready_other': '{{count}} file letti: {{added}} nuovi, {{failed}} non letti.',
  'recordings.again': 'Leggi di nuovo',
  'recordings.hint':
    'Lo vede chi hai scelto per gli allenamenti fuori dai tuoi club. Inizio e fine di un percorso li vedi solo tu.',
  'recordings.saveTitle': 'Salva l’allenamento come file',
  'recordings.format': 'Formato',
  'recordings.formatFIT': 'Tutto, per orologi e programmi di allenamento',
  'recordings.formatTCX': 'Tutto, per programmi meno recenti',
  'recordings.formatGPX': 'Il percorso, per le mappe',
  'recordings.formatCSV': 'Una tabella, una riga al secondo',
  'recordings.saveAct': 'Salva il file',
  'recordings.placesIn': 'Il file dice dove il percorso inizia e finisce.',
};
