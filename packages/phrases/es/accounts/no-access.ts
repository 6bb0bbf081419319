import type { noAccess as en } from '../../en/accounts/no-access.ts';
import type { Translated } from '../../phrases.ts';

export const noAccess: Translated<typeof en> = {
  'accounts.noAccessTitle': 'Esta página no está abierta para ti en {{club}}',
  'accounts.noAccessYouAre': 'Tu rol aquí: {{roles}}. Esta página es para otros roles.',
  'accounts.noAccessNoRole': 'Allí no tienes ningún rol.',
  'accounts.noAccessWho': 'Un gerente del club puede dártelo.',
  'accounts.goToStart': 'Ir a mi página de inicio',
};
