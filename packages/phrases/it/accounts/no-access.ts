import type { noAccess as en } from '../../en/accounts/no-access.ts';
import type { Translated } from '../../phrases.ts';

export const noAccess: Translated<typeof en> = {
  'accounts.noAccessTitle': 'Questa pagina non è aperta per te in {{club}}',
  'accounts.noAccessYouAre': 'Il tuo ruolo qui: {{roles}}. Questa pagina è per altri ruoli.',
  'accounts.noAccessNoRole': 'Lì non hai alcun ruolo.',
  'accounts.noAccessWho': 'Un manager del club può dartelo.',
  'accounts.goToStart': 'Vai alla mia pagina iniziale',
};
