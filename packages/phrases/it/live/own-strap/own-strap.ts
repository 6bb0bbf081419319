import type { ownStrap as en } from '../../../en/live/own-strap/own-strap.ts';
import type { Translated } from '../../../phrases.ts';

export const ownStrap: Translated<typeof en> = {
  'ownStrap.find': 'Trova la mia fascia',
  'ownStrap.text':
    'Questo dispositivo sente la tua fascia da solo, senza bridge: a casa, all’aperto o in un club. Indossa la fascia, inumidisci gli elettrodi e chiudi le altre app che la usano.',
  'ownStrap.unable': 'Questo browser non raggiunge le fasce',
  'ownStrap.unableText':
    'Serve il Bluetooth in Chrome o Edge, su Android o su un computer. Nel club il bridge sente la tua fascia da solo.',
  'ownStrap.failed': 'La fascia non ha risposto. Indossala, chiudi le altre app che la usano e riprova.',
  'ownStrap.noSkin': 'La fascia non tocca la pelle',
  'ownStrap.noBeat': 'Ancora nessuna frequenza cardiaca',
  'ownStrap.lost': 'Cerco di nuovo la tua fascia …',
  'ownStrap.average': 'Media',
  'ownStrap.highest': 'Massima',
  'ownStrap.target': 'obiettivo da {{low}} a {{high}}%',
  'ownStrap.waits_one': '{{count}} secondo aspetta la rete su questo dispositivo.',
  'ownStrap.waits_many': '{{count}} secondi aspettano la rete su questo dispositivo.',
  'ownStrap.waits_other': '{{count}} secondi aspettano la rete su questo dispositivo.',
  'ownStrap.end': 'Termina l’allenamento',
  'ownStrap.over': 'Allenamento terminato',
  'ownStrap.overFigures': '{{time}}, {{points}} {{unit}}, {{average}} bpm in media.',
  'ownStrap.overText': 'Compare nel diario cinque minuti dopo l’ultima frequenza cardiaca.',
  'ownStrap.unsent': 'Ciò che non è ancora partito parte quando apri Clubpulse con la rete; poi compare nel diario.',
  'ownStrap.overNothing': 'Non è stata sentita alcuna frequenza cardiaca: non è stato tenuto nulla.',
  'ownStrap.toJournal': 'Apri il diario',
  'ownStrap.again': 'Allenati ancora',
  'ownStrap.leave': 'Smettere di ascoltare la fascia?',
  'ownStrap.leaveText': 'Ciò che è stato sentito resta. Da quel momento non si registra più nulla.',
  'ownStrap.leaveAct': 'Esci',
  'ownStrap.tooLate_one': '{{number}} secondo di frequenza cardiaca ha aspettato più di una settimana ed è perso.',
  'ownStrap.tooLate_many': '{{number}} secondi di frequenza cardiaca hanno aspettato più di una settimana e sono persi.',
  'ownStrap.tooLate_other': '{{number}} secondi di frequenza cardiaca hanno aspettato più di una settimana e sono persi.',
  'ownStrap.tooShort': 'Meno di un minuto di frequenza cardiaca: troppo poco per un allenamento.',
  'ownStrap.easeOff': 'obiettivo Z{{zone}}: rallenta',
  'ownStrap.pushOn': 'obiettivo Z{{zone}}: spingi',
  'ownStrap.onTarget': 'in obiettivo, Z{{zone}}',
};
