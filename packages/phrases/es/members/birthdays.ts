import type { birthdays as en } from '../../en/members/birthdays.ts';
import type { Translated } from '../../phrases.ts';

export const birthdays: Translated<typeof en> = {
  'members.birthdaysText_one': 'Hoy y mañana',
  'members.birthdaysText_many': 'En los próximos {{count}} días',
  'members.birthdaysText_other': 'En los próximos {{count}} días',
  'members.birthdayTurns': 'cumple {{years}}',
  'members.birthdaysNone': 'Nadie cumple años pronto',
  'members.birthdaysNoneText': 'Solo aparecen los socios que comparten su fecha de nacimiento con el club.',
  'members.birthdayMessageTo': 'Mensaje a {{name}}',
};
