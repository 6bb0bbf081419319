import type { parts as en } from '../../../en/calendar/classes/parts.ts';
import type { Translated } from '../../../phrases.ts';

export const parts: Translated<typeof en> = {
  'calendar.newCircuitClass': 'Nueva clase de circuito',
  'calendar.newLesson': 'Nueva sesión',
  'calendar.newService': 'Nuevo servicio',
  'calendar.trainer': 'Entrenador',
  'calendar.sport': 'Disciplina',
  'calendar.service': 'Servicio',
  'calendar.location': 'Lugar',
  'calendar.created': 'Has creado {{name}}',
  'calendar.createdText': 'Los atletas no ven nada hasta que publiques.',
  'calendar.noTrainer': 'Sin entrenador',
  'calendar.startTime': 'Inicio',
  'calendar.duration': 'Duración',
  'calendar.seatsInSite': 'Plazas en el club',
  'calendar.seatsRemote': 'Plazas a distancia',
  'calendar.bookingMode': 'Quién reserva',
  'calendar.visibilityDays': 'Apertura de reservas, días antes',
  'calendar.bookingBefore': 'Cierre de reservas, horas antes',
  'calendar.cancelBefore': 'Fin de la cancelación gratuita, horas antes',
  'calendar.creditsInSite': 'Créditos en el club',
  'calendar.creditsRemote': 'Créditos a distancia',
};
