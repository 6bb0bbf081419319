import type { demoUsers as en } from '../../../en/devices/demo-users/demo-users.ts';
import type { Translated } from '../../../phrases.ts';

export const demoUsers: Translated<typeof en> = {
  'demo.lead':
    'Stanno sul tabellone con la scritta demo. Non hanno un account e non contano in alcun diario, classifica o numero di soci.',
  'demo.none': 'Ancora nessun utente demo',
  'demo.noneText':
    'Presta una fascia a un ospite senza account, o fai simulare al server qualcuno che si allena, per vedere il tabellone prima del primo bridge.',
  'demo.add': 'Aggiungi utente demo',
  'demo.nameHint': 'Compare sul tabellone: fino a dodici caratteri si leggono per intero.',
  'demo.heart': 'Frequenza cardiaca',
  'demo.madeUp': 'Simulata',
  'demo.lent': 'Di una fascia',
  'demo.madeUpHint': 'Il server simula un allenamento con minuti facili e duri, finché è acceso.',
  'demo.lentHint':
    'Mostrato nella sala in cui viene rilevata la fascia. Quando qualcuno del club collega questa fascia, i battiti sono suoi.',
  'demo.roomHint': 'Si vede in questa sala. Senza sala: solo sul tabellone di tutte le sale.',
  'demo.allRooms': 'Tutte le sale',
  'demo.whereHeard': 'Dove viene rilevata',
  'demo.on': 'Sul tabellone',
  'demo.onOf': '{{name}} sul tabellone',
  'demo.strapOfMember': 'Qualcuno del club ha collegato questa fascia: il tabellone mostra quella persona.',
  'demo.saved': '{{name}} è stato salvato',
  'demo.delete': 'Elimina utente demo',
  'demo.deleteText': 'Lascia subito il tabellone. Di questo utente non si è conservato nulla.',
};
