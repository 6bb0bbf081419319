import type { signIn as en } from '../../en/accounts/sign-in.ts';
import type { Translated } from '../../phrases.ts';

export const signIn: Translated<typeof en> = {
  'accounts.endedTitle': 'Votre session est terminée',
  'accounts.endedText':
    'Reconnectez-vous pour continuer. Ce que vous avez saisi reste ici ; si vous étiez en train de l’enregistrer, enregistrez-le encore une fois.',
  'accounts.signInAgain': 'Se reconnecter',
  'accounts.windowBlocked':
    'Le navigateur n’a pas ouvert la fenêtre. Connectez-vous dans un autre onglet : ce que vous avez saisi ici reste.',
  'accounts.signInTab': 'Se connecter dans un autre onglet',
};
