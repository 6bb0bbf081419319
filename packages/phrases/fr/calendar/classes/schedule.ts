import type { schedule as en } from '../../../en/calendar/classes/schedule.ts';
import type { Translated } from '../../../phrases.ts';

export const schedule: Translated<typeof en> = {
  'calendar.everyWeek': 'Chaque semaine',
  'calendar.weekdayOf': 'Jour {{number}}',
  'calendar.startTimeOf': 'Début {{number}}',
  'calendar.durationOf': 'Durée {{number}}',
  'calendar.addSlot': 'Ajouter un horaire',
  'calendar.removeSlot': 'Retirer l’horaire {{number}}',
  'calendar.remove': 'Retirer',
  'calendar.drawWeek': 'Dessiner sur la semaine',
  'calendar.weeklySchedule': 'Planning hebdomadaire',
  'calendar.drawWeekText':
    'Glissez sur les heures pour ajouter, tirez la fin pour changer, cliquez pour retirer. 4 heures au plus.',
  'calendar.slotRemoved': 'Retiré : {{day}}, {{hours}}',
  'calendar.takeOver': 'Utiliser ces horaires',
  'calendar.generatedDates': 'Dates générées',
  'calendar.dates_one': '{{count}} date',
  'calendar.dates_many': '{{count}} dates',
  'calendar.dates_other': '{{count}} dates',
  'calendar.exceptions_one': '{{count}} retirée',
  'calendar.exceptions_many': '{{count}} retirées',
  'calendar.exceptions_other': '{{count}} retirées',
  'calendar.takenOut': 'retirée',
  'calendar.noDatesYet': 'Les dates apparaissent ici dès que les jours et les horaires sont valides.',
  'calendar.takeDayOut': 'Retirer cette date ?',
  'calendar.takeDayOutText': '{{day}}, {{hours}} : le cours n’a pas lieu. Les autres dates restent.',
  'calendar.takeOut': 'Retirer',
  'calendar.keepDay': 'Garder la date',
};
