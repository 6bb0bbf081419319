import type { consents as en } from '../../en/accounts/consents.ts';
import type { Translated } from '../../phrases.ts';

export const consents: Translated<typeof en> = {
  'accounts.shared': 'Ce que voient mes clubs',
  'accounts.sharedNote':
    'Chaque club voit toujours votre nom, votre e-mail et ce que vous y faites : réservations, paiements, que vous vous êtes entraîné, combien de temps et pour combien de points. Tout le reste est votre choix, club par club. Vous pouvez le retirer à tout moment.',
  'accounts.sharedSince': 'Partagé depuis le {{date}}',
  'accounts.sharedNever': 'Non partagé',
  'accounts.notSharedSince': 'Non partagé depuis le {{date}}',
  'accounts.shareHeartRate': 'Fréquence cardiaque des entraînements là-bas',
  'accounts.shareHeartRateText':
    'Ses coachs et gérants ouvrent vos entraînements dans ce club : fréquence cardiaque, zones et calories, seconde par seconde.',
  'accounts.shareOtherTrainings': 'Entraînements ailleurs',
  'accounts.shareOtherTrainingsText':
    'Ils voient aussi ce que vous faites dans d’autres clubs et de votre côté, avec la fréquence cardiaque et les parcours, sauf leur début et leur fin.',
  'accounts.shareBody': 'Données corporelles',
  'accounts.shareBodyText': 'Taille, poids, mesures corporelles, tests de forme, FTP, fréquence cardiaque maximale et zones.',
  'accounts.shareBlood': 'Valeurs sanguines',
  'accounts.shareBloodText': 'Valeurs de laboratoire et lactate notées par vous ou votre club.',
  'accounts.shareHealth': 'Nuits et journées de ma montre',
  'accounts.shareHealthText':
    'Sommeil, variabilité de la fréquence cardiaque, stress, body battery, oxygène et activité, tels que Garmin les donne. Les propriétaires et les coachs les lisent, pas les gérants.',
  'accounts.readPapers': 'Documents de santé',
  'accounts.shareInjuries': 'Blessures et objectifs',
  'accounts.shareInjuriesText': 'Blessures, objectifs, jours d’entraînement et notes de votre profil.',
  'accounts.shareContact': 'Contact et personne',
  'accounts.shareContactText': 'Téléphone, adresse, date de naissance, genre et profession.',
  'accounts.whoRead': 'Qui les a regardées',
  'accounts.whoReadText': 'Chaque fois que quelqu’un d’un club lit vos données de santé, c’est écrit ici pendant douze mois.',
  'accounts.whoReadNobody': 'Personne ne les a encore regardées.',
  'accounts.readOf': '{{what}}, {{club}}',
  'accounts.keptFromClub': 'Pas partagé avec votre club : {{what}}.',
};
