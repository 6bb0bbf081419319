import type { kiosks as en } from '../../en/clubs/kiosks.ts';
import type { Translated } from '../../phrases.ts';

export const kiosks: Translated<typeof en> = {
  'clubs.kiosks': 'Chioschi',
  'clubs.kiosk': 'Chiosco',
  'clubs.kiosksNone': 'Ancora nessun chiosco. È un tablet all’ingresso, riconosciuto dal suo codice.',
  'clubs.kioskAdd': 'Aggiungi chiosco',
  'clubs.kioskNameHint': 'Dove si trova, per esempio Ingresso',
  'clubs.kioskSince': 'codice {{code}}, dal {{date}}',
  'clubs.kioskAdded': '{{name}} ha il codice {{code}}',
  'clubs.kioskDelete': 'Elimina chiosco',
  'clubs.kioskDeleteText': 'Il suo codice smette di funzionare. Un altro chiosco avrà un altro codice.',
};
