import type { classSessions as en } from '../../en/live/class-sessions.ts';
import type { Translated } from '../../phrases.ts';

export const classSessions: Translated<typeof en> = {
  'session.start': 'Empezar la clase',
  'session.startsAt': 'Empieza sola a las {{time}}',
  'session.busy': '{{trainer}} está dirigiendo {{name}}: termínalo antes.',
  'session.busyElsewhere': '{{trainer}} está dirigiendo algo en otro club',
  'session.ended': 'Su tiempo en la pantalla ha terminado',
  'session.wereEnded': 'Terminadas antes de hora',
  'session.endedEarly': 'Terminada antes de hora: se puede volver a empezar hasta las {{time}}',
  'session.started': '{{name}} está en la pantalla.',
  'session.endText':
    'La clase deja la pantalla, y se puede volver a empezar hasta que acabe su hora. Sigue en el calendario, y a quien siga entrenando se le sigue registrando.',
  'session.classes': 'Clases de ahora y de en breve',
};
