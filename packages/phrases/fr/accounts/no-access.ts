import type { noAccess as en } from '../../en/accounts/no-access.ts';
import type { Translated } from '../../phrases.ts';

export const noAccess: Translated<typeof en> = {
  'accounts.noAccessTitle': 'Cette page ne vous est pas ouverte dans {{club}}',
  'accounts.noAccessYouAre': 'Votre rôle ici : {{roles}}. Cette page est pour d’autres rôles.',
  'accounts.noAccessNoRole': 'Vous n’y avez aucun rôle.',
  'accounts.noAccessWho': 'Un responsable du club peut vous le donner.',
  'accounts.goToStart': 'Aller à ma page d’accueil',
};
