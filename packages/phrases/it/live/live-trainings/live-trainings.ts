import type { liveTrainings as en } from '../../../en/live/live-trainings/live-trainings.ts';
import type { Translated } from '../../../phrases.ts';

export const liveTrainings: Translated<typeof en> = {
  'liveTr.add': 'Nuovo allenamento live',
  'liveTr.none': 'Ancora nessun allenamento live',
  'liveTr.noneText':
    'Pianificane uno per un trainer e una sala: una volta avviato, il tabellone della sala dice che cosa è in corso e quanto dura.',
  'liveTr.Running': 'In onda ora',
  'liveTr.Planned': 'In programma',
  'liveTr.Ended': 'Finiti',
  'liveTr.start': 'Avvia l’allenamento',
  'liveTr.stop': 'Ferma l’allenamento',
  'liveTr.stopTitle': 'Fermare {{name}}?',
  'liveTr.stopText': 'Non si può riavviare. Chi continua ad allenarsi viene ancora rilevato e conserva il suo allenamento.',
  'liveTr.started': '{{name}} è in onda.',
  'liveTr.stopped': '{{name}} è finito.',
  'liveTr.saved': '{{name}} è stato salvato.',
  'liveTr.deleteText': 'Esce dall’elenco. Quello che le persone hanno svolto resta nei loro diari.',
  'liveTr.otherClub': 'Questo allenamento live è di un altro club',
  'liveTr.otherClubText': 'I suoi orari sono quelli di quel club: sceglilo per modificarlo.',
  'liveTr.minutes': 'Durata in minuti',
  'liveTr.minutesHint': 'Da {{min}} a {{max}}, contati dall’avvio. Se viene dimenticato, finisce da solo mezz’ora dopo.',
  'liveTr.roomHint': 'Il suo tabellone mostra che cosa è in corso. Senza sala lo mostrano tutti i tabelloni del club.',
};
