import type { refusals as en } from '../../../en/members/handovers/handovers.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.HandoverByMail':
    'Questo server manda e-mail: si accede con il link nell’e-mail. Invia di nuovo l’invito, o fagli chiedere una nuova password.',
  'error.HandoverOfOthers':
    'Questa persona fa parte anche di un club che non gestisci, o qui ha un ruolo sopra il tuo: il link lo crea un amministratore.',
};
