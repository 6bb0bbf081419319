import type { birthdays as en } from '../../en/members/birthdays.ts';
import type { Translated } from '../../phrases.ts';

export const birthdays: Translated<typeof en> = {
  'members.birthdaysText_one': 'Aujourd’hui et demain',
  'members.birthdaysText_many': 'Dans les {{count}} prochains jours',
  'members.birthdaysText_other': 'Dans les {{count}} prochains jours',
  'members.birthdayTurns': 'fête ses {{years}} ans',
  'members.birthdaysNone': 'Personne ne fête son anniversaire bientôt',
  'members.birthdaysNoneText': 'Seuls les membres qui partagent leur date de naissance avec le club sont listés.',
  'members.birthdayMessageTo': 'Message à {{name}}',
};
