import type { schedule as en } from '../../../en/calendar/classes/schedule.ts';
import type { Translated } from '../../../phrases.ts';

export const schedule: Translated<typeof en> = {
  'calendar.everyWeek': 'Cada semana',
  'calendar.weekdayOf': 'Día {{number}}',
  'calendar.startTimeOf': 'Inicio {{number}}',
  'calendar.durationOf': 'Duración {{number}}',
  'calendar.addSlot': 'Añadir una hora',
  'calendar.removeSlot': 'Quitar la hora {{number}}',
  'calendar.remove': 'Quitar',
  'calendar.drawWeek': 'Dibujar en la semana',
  'calendar.weeklySchedule': 'Horario semanal',
  'calendar.drawWeekText':
    'Arrastra sobre las horas para añadir, estira el final para cambiar, haz clic para quitar. Como máximo 4 horas.',
  'calendar.slotRemoved': 'Quitado: {{day}}, {{hours}}',
  'calendar.takeOver': 'Usar estas horas',
  'calendar.generatedDates': 'Fechas generadas',
  'calendar.dates_one': '{{count}} fecha',
  'calendar.dates_many': '{{count}} fechas',
  'calendar.dates_other': '{{count}} fechas',
  'calendar.exceptions_one': '{{count}} quitada',
  'calendar.exceptions_many': '{{count}} quitadas',
  'calendar.exceptions_other': '{{count}} quitadas',
  'calendar.takenOut': 'quitada',
  'calendar.noDatesYet': 'Las fechas aparecen aquí en cuanto los días y las horas sean válidos.',
  'calendar.takeDayOut': '¿Quitar esta fecha?',
  'calendar.takeDayOutText': '{{day}}, {{hours}}: la clase no tiene lugar. Las demás fechas se quedan.',
  'calendar.takeOut': 'Quitar',
  'calendar.keepDay': 'Conservar la fecha',
};
