import type { refusals as en } from '../../en/clubs/clubs.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OwnerUnknown':
    'Personne n’a encore confirmé l’adresse {{email}} ici. Elle se confirme par l’e-mail envoyé à l’inscription, ou en se connectant avec un service qui l’a confirmée.',
  'error.AlreadyOwner': 'L’enseigne appartient déjà à {{email}}.',
  'error.LastOwner': 'Une enseigne garde au moins un propriétaire. Ajoutez-en d’abord un autre.',
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
  'error.KioskCodeUnknown':
    'Aucune borne n’attend avec ce code. Un code sert une fois, pendant 15 minutes : demandez-en un nouveau dans les réglages du club.',
  'error.KioskCodeAttempts': 'Trop de codes erronés. Réessayez dans {{minutes}} min, avec un nouveau code.',
  'error.KioskLimit': 'Un club a au plus {{max}} bornes. Supprimez-en une qui ne sert plus.',
  'error.KioskUnpaired': 'Cette tablette n’est plus associée au club. Associez-la avec un nouveau code.',
  'error.LicenseRequired':
    'Le club n’a pas de licence valable : rien ne peut être ajouté. Ce qui existe continue. Qui gère le club demande une licence à l’administrateur.',
  'error.LicenseResourceLimitExceeded':
    'La licence du club en permet {{limit}}, et il y en aurait plus. Qui gère le club en demande plus à l’administrateur.',
  'error.LicenseResourceLimitExceeded_Members':
    'Membres : la licence du club en permet {{limit}}, et il y en aurait plus. Qui gère le club en demande plus à l’administrateur.',
  'error.LicenseResourceLimitExceeded_Trainers':
    'Coachs : la licence du club en permet {{limit}}, et il y en aurait plus. Qui gère le club en demande plus à l’administrateur.',
  'error.LicenseResourceLimitExceeded_Bridges':
    'Bridges : la licence du club en permet {{limit}}, et il y en aurait plus. Qui gère le club en demande plus à l’administrateur.',
  'error.PoliciesAllAccepted': 'Il n’y a rien à rappeler : aucun règlement n’attend de réponse.',
  'error.PoliciesRemindedAlready': 'Un rappel est parti il y a peu. Le prochain pourra partir dans {{minutes}} min.',
  'error.TagTextExists': 'Le club a déjà le groupe {{text}}. Choisissez un autre nom.',
};
