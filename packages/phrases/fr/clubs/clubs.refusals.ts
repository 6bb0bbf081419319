import type { refusals as en } from '../../en/clubs/clubs.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClubCodeUnknown': 'Aucun club n’a ce code. Vérifiez-le auprès de votre club.',
  'error.ClubCodeAttempts':
    'Vous avez essayé trop de codes. Réessayez dans {{minutes}} min ou demandez au club son lien d’invitation.',
  'error.JoinByInvitation': 'Ce club n’admet personne par son code. Demandez une invitation à l’accueil.',
  'error.AlreadyMember': 'Vous êtes déjà membre de ce club.',
  'error.ClubNameTaken': 'Il existe déjà un club nommé {{name}}. {{free}} est libre.',
  'error.ClubCodeTaken': 'Le code {{code}} est celui d’un autre club. Choisissez-en un autre.',
  'error.ClubCurrencyFixed': 'La devise reste {{currency}} : le club a déjà vendu quelque chose.',
  'error.ClubNameMismatch': 'Écrivez le nom exact : {{name}}.',
  'error.ClubOfBrand': '{{name}} fait déjà partie d’une enseigne.',
  'invalid-code': 'Utilisez de 4 à 20 lettres et chiffres.',
};
