import type { users as en } from '../../en/accounts/users.ts';
import type { Translated } from '../../phrases.ts';

export const users: Translated<typeof en> = {
  'accounts.birthDate': 'Date de naissance',
  'accounts.birthDateNote': 'Détermine votre fréquence cardiaque maximale et vos zones.',
  'accounts.gender': 'Genre',
  'accounts.genderNote': 'Sert au calcul des calories.',
  'accounts.genderUnspecified': 'Non précisé',
  'accounts.genderMale': 'Homme',
  'accounts.genderFemale': 'Femme',
  'accounts.bodyTitle': 'Votre corps, pour les zones et les calories',
  'accounts.bodyText':
    'Les zones cardiaques se calculent d’après l’âge, les calories d’après la taille, le poids et le genre. Votre club n’en voit rien si vous ne le partagez pas.',
  'accounts.bodyLater': 'Continuer sans',
  'accounts.bodyMissing':
    'Tant que date de naissance, genre, taille et poids manquent, les zones sont approximatives et les calories absentes.',
  'accounts.bodyAdd': 'Les ajouter',
  'accounts.sendAgain': 'Envoyer à nouveau',
  'accounts.confirmationSent': 'Le lien part vers {{email}}',
  'accounts.confirmationNotSent': 'Le lien n’a pas été envoyé. Attendez quelques minutes, puis réessayez.',
};
