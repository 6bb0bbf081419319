import type { kiosks as en } from '../../en/clubs/kiosks.ts';
import type { Translated } from '../../phrases.ts';

export const kiosks: Translated<typeof en> = {
  'clubs.kiosks': 'Chioschi',
  'clubs.kiosk': 'Chiosco',
  'clubs.kiosksNone':
    'Ancora nessun chiosco. È un tablet all’ingresso: i soci mostrano il loro codice ed entrano, senza che qualcuno resti lì.',
  'clubs.kioskAdd': 'Aggiungi chiosco',
  'clubs.kioskNameHint': 'Dove si trova, per esempio Ingresso',
  'clubs.kioskUnpaired': 'Ancora senza tablet',
  'clubs.kioskThere': 'Il tablet c’è',
  'clubs.kioskSeen': 'Visto l’ultima volta {{time}}',
  'clubs.kioskSince': 'Dal {{date}}',
  'clubs.kioskActs': '{{name}}: che cosa si può fare',
  'clubs.kioskPair': 'Abbina un tablet',
  'clubs.kioskPairName': 'Abbina un tablet come {{name}}',
  'clubs.kioskOpen': 'Apri questo indirizzo sul tablet e scrivi il codice, o inquadra con il tablet la figura.',
  'clubs.kioskQr': 'Apre il chiosco sul tablet che la inquadra',
  'clubs.kioskCodeUntil': 'Vale una volta, fino alle {{time}}. Non si vedrà più.',
  'clubs.kioskPaired': '{{name}} è pronto: ora il tablet mostra il tuo club.',
  'clubs.kioskDelete': 'Elimina chiosco',
  'clubs.kioskDeleteText': 'Il suo tablet da ora non fa entrare nessuno. Chi è entrato da lì resta nelle tue liste.',
};
