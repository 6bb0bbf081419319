import type { classSessions as en } from '../../en/live/class-sessions.ts';
import type { Translated } from '../../phrases.ts';

export const classSessions: Translated<typeof en> = {
  'session.start': 'Avvia il corso',
  'session.startsAt': 'Parte da solo alle {{time}}',
  'session.busy': '{{trainer}} sta guidando {{name}}: prima terminalo.',
  'session.busyElsewhere': '{{trainer}} sta guidando qualcosa in un altro club',
  'session.ended': 'Il suo tempo al tabellone è finito',
  'session.wereEnded': 'Terminati in anticipo',
  'session.endedEarly': 'Terminato in anticipo: si può riavviare fino alle {{time}}',
  'session.started': '{{name}} è sul tabellone.',
  'session.endText':
    'Il corso lascia il tabellone e si può riavviare fino alla fine del suo orario. Resta nel calendario, e chi continua ad allenarsi viene ancora rilevato.',
  'session.classes': 'Corsi di ora e tra poco',
};
