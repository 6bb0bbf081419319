import type { trainersJournal as en } from '../../../en/training/trainings/trainers-journal.ts';
import type { Translated } from '../../../phrases.ts';

export const trainersJournal: Translated<typeof en> = {
  'training.openWall': 'Abrir la pantalla',
  'training.trainingNow': 'Entrenando ahora',
  'training.nobodyNow': 'Ahora no se oye a nadie',
  'training.nobodyNowText': 'Quien se ponga una banda vinculada cerca de un bridge aparece aquí en segundos.',
  'training.whoTrained': 'Quién entrenó',
  'training.nobodyTrained': 'Sin entrenamientos en los últimos siete días',
  'training.nobodyTrainedText':
    'Un entrenamiento se cierra cinco minutos después de que la banda calle, y entonces aparece aquí.',
  'training.nextClass': 'Tu próxima clase',
  'training.noNextClass': 'Ninguna clase que dar en las próximas 24 horas',
  'training.toCalendar': 'Abrir el calendario',
  'training.fromTo': 'De {{from}} a {{to}}',
  'training.seatsBooked': '{{booked}} de {{seats}} plazas reservadas',
  'training.untilStart': 'para empezar',
  'training.onNow': 'En curso',
  'training.noStrap': 'Sin banda',
  'training.alsoBooked': 'También reservaron',
  'training.afterThat': 'Después',
  'training.showAllNow': 'Mostrar los {{total}}',
};
