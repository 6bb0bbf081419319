import type { hubPage as en } from '../../en/server/hub-page.ts';
import type { Translated } from '../../phrases.ts';

export const hubPage: Translated<typeof en> = {
  'hub.tab': 'Hub Clubpulse',
  'hub.title': 'Hub {{bridge}}',
  'hub.stored': 'Tutto bene: il server salva ciò che si sente.',
  'hub.away': 'Il server non risponde dalle {{time}}.',
  'hub.waiting_one': 'Un secondo aspetta qui e parte quando torna: non si perde nulla.',
  'hub.waiting_many': '{{count}} secondi aspettano qui e partono quando torna: non si perde nulla.',
  'hub.waiting_other': '{{count}} secondi aspettano qui e partono quando torna: non si perde nulla.',
  'hub.noRadio': 'Non si ascolta nulla: l’hub è stato avviato senza radio.',
  'hub.nothing': 'Non si sente nessuna fascia. Inumidisci gli elettrodi e indossala.',
  'hub.lastError': 'ultimo errore: {{error}}',
  'hub.facts': 'Versione {{version}} · club {{club}} · {{source}}',
  'hub.silent': 'L’hub non risponde. È acceso?',
  'hub.captureEnded': 'Il programma di ascolto {{program}} termina e viene riavviato: la sua chiavetta è inserita?',
  'hub.captureSilent': 'Il programma di ascolto {{program}} non sente nulla mentre un altro sente: controlla la sua chiavetta.',
  'hub.stickEnded': 'La chiavetta ANT+ {{stick}} non risponde: è inserita?',
  'hub.stickSilent': 'La chiavetta ANT+ {{stick}} non sente nulla mentre un’altra sente: avvicinala.',
};
