import type { today as en } from '../../en/office/today.ts';
import type { Translated } from '../../phrases.ts';

export const today: Translated<typeof en> = {
  'training.openLive': 'Abrir en grande',
  'training.liveNow': 'Tu corazón ahora',
  'training.noNews': 'No llegan datos nuevos',
  'training.offTheWall': 'Te han quitado de la pantalla',
  'training.offTheWallText':
    'Lo hizo un entrenador. Tu entrenamiento y tus puntos siguen. Pide volver, o quítate la banda un minuto.',
  'training.offline': 'Sin conexión. Se vuelve a intentar.',
  'training.was': 'era {{bpm}} ppm',
  'training.greeting': 'Hola {{name}}',
  'training.noStrapText': 'Vincula una vez tu banda de pulso; después cada entrenamiento se graba solo.',
  'training.lastTrainings': 'Últimos entrenamientos',
  'training.noTrainings': 'Aún sin entrenamientos',
  'training.noTrainingsText': 'Tu primer entrenamiento aparece aquí cinco minutos después de quitarte la banda.',
  'training.trainingsUnit_one': 'entrenamiento',
  'training.trainingsUnit_many': 'de entrenamientos',
  'training.trainingsUnit_other': 'entrenamientos',
};
