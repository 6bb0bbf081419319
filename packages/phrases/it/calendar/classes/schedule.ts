import type { schedule as en } from '../../../en/calendar/classes/schedule.ts';
import type { Translated } from '../../../phrases.ts';

export const schedule: Translated<typeof en> = {
  'calendar.everyWeek': 'Ogni settimana',
  'calendar.weekdayOf': 'Giorno {{number}}',
  'calendar.startTimeOf': 'Inizio {{number}}',
  'calendar.durationOf': 'Durata {{number}}',
  'calendar.addSlot': 'Aggiungi un orario',
  'calendar.removeSlot': 'Togli l’orario {{number}}',
  'calendar.remove': 'Togli',
  'calendar.drawWeek': 'Disegna sulla settimana',
  'calendar.weeklySchedule': 'Orario settimanale',
  'calendar.drawWeekText':
    'Trascina sulle ore per aggiungere un orario, tira la fine per cambiarlo, cliccalo per toglierlo. Al massimo 4 ore.',
  'calendar.slotRemoved': 'Tolto: {{day}}, {{hours}}',
  'calendar.takeOver': 'Usa questi orari',
  'calendar.generatedDates': 'Date generate',
  'calendar.dates_one': '{{count}} data',
  'calendar.dates_many': '{{count}} date',
  'calendar.dates_other': '{{count}} date',
  'calendar.exceptions_one': '{{count}} tolta',
  'calendar.exceptions_many': '{{count}} tolte',
  'calendar.exceptions_other': '{{count}} tolte',
  'calendar.takenOut': 'tolta',
  'calendar.noDatesYet': 'Le date appaiono qui appena giorni e orari sono validi.',
  'calendar.takeDayOut': 'Togliere questa data?',
  'calendar.takeDayOutText': '{{day}}, {{hours}}: la lezione non si tiene. Le altre date restano.',
  'calendar.takeOut': 'Togli',
  'calendar.keepDay': 'Mantieni la data',
};
