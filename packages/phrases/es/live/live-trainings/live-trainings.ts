import type { liveTrainings as en } from '../../../en/live/live-trainings/live-trainings.ts';
import type { Translated } from '../../../phrases.ts';

export const liveTrainings: Translated<typeof en> = {
  'liveTr.add': 'Nuevo entrenamiento en vivo',
  'liveTr.none': 'Aún no hay entrenamientos en vivo',
  'liveTr.noneText':
    'Planifica uno para un entrenador y una sala: al empezar, la pantalla de la sala dice qué está en marcha y cuánto dura.',
  'liveTr.Running': 'En antena ahora',
  'liveTr.Planned': 'Próximos',
  'liveTr.Ended': 'Terminados',
  'liveTr.start': 'Empezar el entrenamiento',
  'liveTr.stop': 'Detener el entrenamiento',
  'liveTr.stopTitle': '¿Detener {{name}}?',
  'liveTr.stopText': 'No se puede volver a empezar. A quien siga entrenando se le sigue oyendo y conserva su entrenamiento.',
  'liveTr.started': '{{name}} está en antena.',
  'liveTr.stopped': '{{name}} ha terminado.',
  'liveTr.saved': '{{name}} se ha guardado.',
  'liveTr.deleteText': 'Sale de la lista. Lo que se entrenó en él queda en los diarios.',
  'liveTr.otherClub': 'Este entrenamiento en vivo es de otro club',
  'liveTr.otherClubText': 'Sus horas son las de ese club: elígelo para cambiarlo.',
  'liveTr.minutes': 'Duración en minutos',
  'liveTr.minutesHint': 'De {{min}} a {{max}}, contados desde el inicio. Si se olvida, termina solo media hora después.',
  'liveTr.roomHint': 'Su pantalla muestra lo que está en marcha. Sin sala lo muestran todas las pantallas del club.',
};
