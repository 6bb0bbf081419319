import type { displays as en } from '../../en/live/displays.ts';
import type { Translated } from '../../phrases.ts';

export const displays: Translated<typeof en> = {
  'displays.intro':
    'Un televisore che apre {{address}} mostra un codice. Scrivilo qui e il televisore mostra gli atleti di una sala.',
  'displays.pair': 'Abbina uno schermo',
  'displays.code': 'Codice sul televisore',
  'displays.codeHint': 'Apri {{address}} sul televisore: il codice è in caratteri grandi.',
  'displays.nameHint': 'Dove è appeso, per esempio "A sinistra dello specchio".',
  'displays.seen': 'Visto: {{when}}',
  'displays.keep': 'Tieni lo schermo',
  'displays.edit': 'Nome, sala e suono',
  'displays.unpair': 'Scollega',
  'displays.unpairTitle': 'Scollegare {{name}}?',
  'displays.unpairText': 'Il televisore torna a mostrare un codice. Non si perde nient’altro.',
  'displays.empty': 'Ancora nessuno schermo',
  'displays.needsRoom': 'Aggiungi prima una sala: uno schermo mostra una sala.',
  'displays.pairedToast': '{{name}} ora mostra {{room}}.',
  'displays.savedToast': '{{name}} è stato modificato.',
  'displays.unpairedToast': '{{name}} è stato scollegato.',
  'displays.sound': 'Suono',
  'displays.soundHint': 'Inizio, ultimi tre secondi, fine e obiettivo raggiunto.',
  'displays.inPlace': 'Prende il posto di “{{name}}”, visto: {{when}}.',
  'displays.bridge': 'Bridge a cui è collegato',
  'displays.bridgeHint': 'Un circuito mostra su questo schermo gli esercizi della stazione del bridge.',
  'displays.bridgeWithStation': '{{name}}, stazione {{station}}',
};
