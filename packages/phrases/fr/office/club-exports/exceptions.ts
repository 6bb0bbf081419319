import type { exceptions as en } from '../../../en/office/club-exports/exceptions.ts';
import type { Translated } from '../../../phrases.ts';

export const exceptions: Translated<typeof en> = {
  'clubExports.lead':
    'Un fichier avec les données qui appartiennent au club, une table par sujet, pour vos archives ou un autre système.',
  'clubExports.not': 'Ne sont pas dans le fichier :',
  'clubExports.not.members':
    'Santé, entraînements, consentements et programmes des membres : ils appartiennent aux membres, qui les exportent eux-mêmes.',
  'clubExports.not.contact':
    'Téléphone, date de naissance, adresse et autres des membres qui ne partagent pas leurs coordonnées avec le club, aussi dans les corrections, invitations et importations.',
  'clubExports.not.own': 'Brouillons, notifications et notes que quelqu’un a écrits pour soi seul.',
  'clubExports.not.files': 'Les images, vidéos et documents eux-mêmes : le fichier les énumère avec leurs titres.',
  'clubExports.not.secrets':
    'Jetons, codes, liens qui ouvrent quelque chose et cartes enregistrées chez le prestataire de paiement.',
  'clubExports.not.server': 'Ce que le serveur note pour son propre travail et n’affiche dans aucune liste du club.',
};
