import type { watches as en } from '../../en/accounts/watches.ts';
import type { Translated } from '../../phrases.ts';

export const watches: Translated<typeof en> = {
  'accounts.follows': 'Persone che seguo',
  'accounts.followsNote': 'Iscritti e staff dei tuoi club. Non ricevono alcun avviso.',
  'accounts.followsNobody': 'Non segui nessuno',
  'accounts.followsNobodyText': 'I trainer seguono una persona dalla sua scheda.',
  'accounts.follow': 'Segui',
  'accounts.unfollow': 'Non seguire più',
};
