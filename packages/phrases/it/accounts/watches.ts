import type { watches as en } from '../../en/accounts/watches.ts';
import type { Translated } from '../../phrases.ts';

export const watches: Translated<typeof en> = {
  'accounts.follows': 'Persone che seguo',
  'accounts.followsNote':
    'Iscritti e staff dei tuoi club. Non ricevono alcun avviso. Con «Avvisami» ricevi una notifica di ciò che si scrive sui loro allenamenti nel tuo club.',
  'accounts.followsNobody': 'Non segui nessuno',
  'accounts.followsNobodyText': 'I trainer seguono una persona dalla sua scheda.',
  'accounts.follow': 'Segui',
  'accounts.unfollow': 'Non seguire più',
  'accounts.tellMe': 'Avvisami',
  'accounts.tellMeOf': 'Avvisami di ciò che si scrive sugli allenamenti di {{name}}',
  'accounts.notifyMe': 'Avvisami dei commenti',
  'accounts.notifyMeNot': 'Non avvisarmi più',
};
