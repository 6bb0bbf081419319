import type { refusals as en } from '../../../en/calendar/classes/classes.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'seats-required': 'Ofrece al menos una plaza, en la sala o en línea.',
  'seats-awaited': 'Alguien espera una plaza de este tipo. Mueve antes la lista de espera.',
  'time-of-day-order': 'La primera hora debe ser anterior a la segunda.',
  'class-count-limits': 'Introduce un número entero de 0 a 10.000.',
  'class-hours-limits': 'Introduce horas enteras de 0 a 8.760, un año.',
  'class-days-limits': 'Introduce días enteros de 0 a 370.',
  'training-type-unknown': 'Elige un tipo de entrenamiento de la lista.',
  'booking-window-visibility': 'El calendario debe mostrar la clase al menos 24 horas antes de que cierren las reservas.',
  'booking-window-cancel': 'Las reservas deben cerrarse antes que las cancelaciones o a la vez.',
  'booking-window-other-lessons': 'Estas horas no encajan con las demás clases de la serie.',
  'error.ClassIsActive': 'No se ha podido eliminar porque el estado es Activo.',
  'error.ClassHasParticipants': 'La clase tiene participantes.',
  'error.ClassIsPast': 'Ya ha pasado y queda como estaba.',
  'error.BookingModeLocked': 'El modo de reserva no puede cambiar así mientras la clase tenga participantes.',
  'error.SeatsBelowParticipants': 'Plazas ocupadas o reservadas: {{taken}}. No puede haber menos.',
  'error.ClassIsCanceled': 'Esta clase está cancelada.',
};
