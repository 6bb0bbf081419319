import type { classSessions as en } from '../../en/live/class-sessions.ts';
import type { Translated } from '../../phrases.ts';

export const classSessions: Translated<typeof en> = {
  'session.start': 'Avvia la lezione',
  'session.startsAt': 'Parte da sola alle {{time}}',
  'session.busy': '{{trainer}} sta guidando {{name}}: prima terminalo.',
  'session.busyElsewhere': '{{trainer}} sta guidando qualcosa in un altro club',
  'session.ended': 'Il suo tempo al tabellone è finito',
  'session.wereEnded': 'Terminate in anticipo',
  'session.endedEarly': 'Terminata in anticipo: si può riavviare fino alle {{time}}',
  'session.started': '{{name}} è sul tabellone.',
  'session.endText':
    'La lezione lascia il tabellone e si può riavviare fino alla fine del suo orario. Resta nel calendario, e chi continua ad allenarsi viene ancora rilevato.',
  'session.classes': 'Lezioni di ora e tra poco',
};
