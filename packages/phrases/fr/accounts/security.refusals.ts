import type { refusals as en } from '../../en/accounts/security.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.AccountElsewhere': 'Votre compte est géré par un autre fournisseur de connexion. Changez-le là-bas.',
  'error.SignInAgain': 'Pour cela, reconnectez-vous : votre dernière connexion date de plus de {{minutes}} minutes.',
  'error.SecondFactorFirst': 'Configurez d’abord une seconde étape pour votre compte. Demandez-la ensuite à votre équipe.',
  'error.SecondFactorDemanded':
    'Un club où vous travaillez demande une seconde étape. Ajoutez-en une autre avant de retirer celle-ci.',
  'email-same': 'C’est déjà votre adresse. Saisissez-en une autre.',
  'email-not-repeated': 'Les deux adresses diffèrent. Saisissez deux fois la même.',
  'password-wrong': 'Ce n’est pas votre mot de passe actuel.',
  'password-required': 'Saisissez un mot de passe.',
  'password-short': 'Ce mot de passe est trop court. Au moins {{min}} caractères.',
  'password-long': 'Ce mot de passe est trop long. Au plus {{max}} caractères.',
  'password-is-email': 'Votre adresse ne peut pas être votre mot de passe. Choisissez ce que vous seul savez.',
  'password-common': 'Ce mot de passe est parmi les premiers devinés. Choisissez quelques mots que vous seul réunissez.',
  'code-wrong': 'Ce code est faux ou déjà utilisé. Attendez le suivant et réessayez.',
  'passkey-refused': 'La clé d’accès n’a pas pu être vérifiée. Ajoutez-la de nouveau.',
};
