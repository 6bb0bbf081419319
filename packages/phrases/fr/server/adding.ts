import type { adding as en } from '../../en/server/adding.ts';
import type { Translated } from '../../phrases.ts';

export const adding: Translated<typeof en> = {
  'adding.subject': '{{inviter}} vous a inscrit à {{club}}',
  'adding.new-text':
    '{{inviter}} vous a inscrit à l’accueil de {{club}}. Créez votre compte avec cette adresse, {{email}}, et confirmez-la : vos réservations et ce que vous y avez sont alors entre vos mains. Si vous n’étiez pas d’accord, quittez le club de là ou dites-le à l’accueil.',
  'adding.known-text':
    'Vous avez dit à {{inviter}}, à l’accueil, que vous voulez aussi venir à {{club}} : c’est désormais un de vos clubs, dans le compte que vous avez. Si vous n’étiez pas d’accord, quittez-le dans votre profil ou dites-le à l’accueil.',
  'adding.sign-up': 'Créer votre compte',
  'adding.why': 'Vous recevez ce mail parce que {{club}} vous a inscrit.',
  'adding.email-subject': '{{club}} propose une autre adresse e-mail',
  'adding.email-text':
    '{{inviter}} de {{club}} a saisi {{proposed}} comme nouvelle adresse e-mail de votre compte. Elle ne change que si vous ouvrez le lien envoyé à cette adresse sous {{hours}} heures et la confirmez. D’ici là, vous vous connectez avec {{email}}. Si c’est faux, refusez-la dans votre profil.',
  'adding.email-action': 'Ouvrir mon profil',
  'adding.email-why': 'Vous recevez ce mail parce qu’un club propose de changer l’adresse de votre compte.',
};
