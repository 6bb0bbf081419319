import type { clubs as en } from '../../en/clubs/clubs.ts';
import type { Translated } from '../../phrases.ts';

export const clubs: Translated<typeof en> = {
  'clubs.joinText': 'Votre club vous donne un code : sur une carte, dans un message ou à l’accueil.',
  'clubs.joinAction': 'Rejoindre',
  'clubs.joined': 'Bienvenue chez {{club}}',
  'clubs.joinedText': 'Vos entraînements dans ce club arrivent désormais dans votre journal.',
  'clubs.joinWaits': '{{club}} a reçu votre demande',
  'clubs.joinWaitsText': 'Le club répond oui ou non à chacun. Vous recevrez un mail avec la réponse.',
  'clubs.later': 'Pas maintenant',
  'clubs.namesText':
    'L’équipe de {{club}} lit votre nom là où l’on dit qui vient et qui s’est entraîné. Les écrans montrent votre pseudo.',
  'clubs.goOn': 'Continuer',
  'clubs.policiesLeft_one': '{{club}} vous demande de lire et de répondre.',
  'clubs.policiesLeft_many': '{{club}} vous demande de lire {{count}} conditions et d’y répondre, l’une après l’autre.',
  'clubs.policiesLeft_other': '{{club}} vous demande de lire {{count}} conditions et d’y répondre, l’une après l’autre.',
  'clubs.sharing': 'Ce que {{club}} peut voir',
  'clubs.sharingBrought':
    'Si {{club}} avait déjà votre téléphone, votre date de naissance ou votre adresse, vous les gérez désormais : le club ne les voit que si vous activez « {{purpose}} ».',
  'clubs.sharingText':
    'Il voit toujours votre nom, votre e-mail et ce que vous y faites. Qui dirige un cours a aussi besoin de ceci :',
  'clubs.shareNeeded': 'Partager ce qu’il faut pour un cours',
  'clubs.goOnUnshared': 'Continuer sans partager',
  'clubs.sharingOff': 'Ce que vous ne partagez pas reste à vous. Vous pouvez changer d’avis dans votre profil à tout moment.',
  'clubs.shareEach': 'Choisir un par un',
};
