import type { refusals as en } from '../../en/accounts/images.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ImageTypeRefused': 'Ce n’est pas une image d’un type accepté : {{types}}.',
  'error.ImageTooSmall':
    'L’image compte {{width}} × {{height}} pixels, il en faut au moins {{minWidth}} × {{minHeight}}. Choisissez-en une plus grande.',
  'error.ImageTooLarge': 'L’image compte plus de {{max}} millions de pixels. Réduisez-la et réessayez.',
  'error.ImageUnreadable':
    'L’image est illisible : le fichier est endommagé ou incomplet. Enregistrez-la à nouveau et réessayez.',
  'error.ImagesFull':
    'Il y a déjà {{max}} images. Retirez celles qui ne servent plus ou réessayez plus tard : celles que personne n’affiche font place d’elles-mêmes.',
  'error.ImageAddressRefused':
    'Cette adresse ne peut pas être consultée. Saisissez-en une qui commence par https:// et que tout le monde peut ouvrir.',
  'error.ImageNotFetched':
    'Aucune image n’a pu être récupérée à cette adresse. Ouvrez-la dans votre navigateur et vérifiez qu’elle en montre une.',
};
