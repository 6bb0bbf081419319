import type { refusals as en } from '../../../en/calendar/classes/schedule.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'schedule-needs-event': 'Añade al menos un evento.',
  'schedule-invalid-date': 'Este día no existe.',
  'schedule-end-before-start': 'El último día es anterior al primero.',
  'schedule-invalid-start-time': 'La hora de inicio no es válida.',
  'schedule-duration-limits': 'La duración debe estar entre 10 y 240 minutos.',
  'schedule-too-far-ahead': 'El primer día puede ser como máximo dentro de seis meses.',
  'schedule-too-long': 'Un programa puede abarcar como máximo 370 días.',
  'schedule-all-in-past': 'Todos estos días ya han pasado.',
  'schedule-time-skipped': 'Ese día el reloj se adelanta y esta hora no existe. Elige otra.',
  'schedule-slot-twice': 'Este día y esta hora ya están.',
  'schedule-wrong-kind': 'Este programa no corresponde al tipo de clase.',
  'lesson-schedule-end-date-in-past': 'El final ya ha pasado. Elige una hora posterior.',
  'schedule-selection-too-long': 'Elige como máximo 4 horas.',
  'schedule-not-generate-event':
    'Este programa no genera ningún día. Cambia las fechas, los días de la semana o las excepciones.',
  'error.ClassIsPublished': 'Las fechas de una clase publicada están bloqueadas. Retírala para cambiarlas.',
  'error.ScheduleGeneratesNoEvents': 'El programa no genera eventos válidos.',
  'schedule-same-time': 'La clase ya es a esta hora.',
};
