import type { birthdays as en } from '../../en/members/birthdays.ts';
import type { Translated } from '../../phrases.ts';

export const birthdays: Translated<typeof en> = {
  'members.birthdaysText_one': 'Oggi e domani',
  'members.birthdaysText_many': 'Nei prossimi {{count}} giorni',
  'members.birthdaysText_other': 'Nei prossimi {{count}} giorni',
  'members.birthdayTurns': 'compie {{years}} anni',
  'members.birthdaysNone': 'Nessuno compie gli anni a breve',
  'members.birthdaysNoneText': 'Ci sono solo i soci che condividono la data di nascita con il club.',
  'members.birthdayMessageTo': 'Messaggio a {{name}}',
};
