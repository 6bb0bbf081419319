import type { journal as en } from '../../../en/training/trainings/journal.ts';
import type { Translated } from '../../../phrases.ts';

export const journal: Translated<typeof en> = {
  'training.mode': 'Cómo mostrar el diario',
  'training.weekFrom': 'del {{from}} al {{to}}',
  'training.zonesThisMonth': 'Tiempo en zonas este mes',
  'training.zonesThisWeek': 'Tiempo en zonas esta semana',
  'training.includesGarmin': 'Incluye datos de Garmin',
  'training.emptyWeek': 'Sin entrenamientos esta semana',
  'training.emptyWeekText': 'Lleva tu banda en el club: el entrenamiento aparece aquí solo, con zonas y puntos.',
  'training.emptyWeekOther': 'Los entrenamientos aparecen aquí cinco minutos después de que la banda calle.',
  'training.othersJournal': 'Estás viendo el diario de {{nickname}}.',
  'training.count_one': '{{count}} entrenamiento',
  'training.count_many': '{{count}} de entrenamientos',
  'training.count_other': '{{count}} entrenamientos',
  'training.more_one': '{{count}} más',
  'training.more_many': '{{count}} más',
  'training.more_other': '{{count}} más',
  'training.partlyShared': 'No todo está compartido con tu club.',
  'training.bookedAt': '{{time}} reservado',
  'training.waitingAt': '{{time}} lista de espera',
  'training.booked_one': '{{count}} reservado',
  'training.booked_many': '{{count}} reservados',
  'training.booked_other': '{{count}} reservados',
  'training.emptyAhead': 'Nada reservado esta semana',
  'training.emptyAheadText': 'Lo que reserves aparece aquí junto a tus entrenamientos.',
  'training.importFiles': 'Importar archivos',
};
