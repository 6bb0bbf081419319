import type { refusals as en } from '../../../en/live/live-trainings/live-trainings.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.LiveTrainerNotOfClub': 'Un entrenamiento en vivo necesita un entrenador de este club. Elige uno de la lista.',
  'error.LiveNotEnabled': 'Clubpulse LIVE no está disponible o no está activado para el club.',
  'error.LiveTrainingLimit': 'Se ha alcanzado el máximo de entrenamientos en vivo del club.',
  'error.LiveStartError': 'Detén antes {{name}}: lo está dirigiendo {{trainer}}.',
  'error.LiveStartElsewhere': 'En otro club {{trainer}} está dirigiendo algo. Inténtalo de nuevo cuando acabe.',
  'error.LiveTrainingRunning': 'Este entrenamiento en vivo está en marcha. Detenlo antes.',
  'error.LiveTrainingOver': 'Este entrenamiento en vivo ha terminado. Planifica uno nuevo.',
  'error.LiveTrainingNotStarted': 'Este entrenamiento en vivo no ha empezado.',
  'error.LiveTrainingEarly': 'Se puede empezar desde {{minutes}} minutos antes de su hora. Para empezar ahora, cambia su hora.',
  'live-begin-past': 'Esta hora ya ha pasado. Elige una más tarde.',
  'live-slots-overlap':
    'A esa hora no ha terminado otro de la serie, y un solo entrenador los dirige todos. Elige una hora posterior.',
};
