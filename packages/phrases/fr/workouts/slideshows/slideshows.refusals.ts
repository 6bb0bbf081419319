import type { refusals as en } from '../../../en/workouts/slideshows/slideshows.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.SlideshowNotFound': 'Diaporama introuvable. Quelqu’un l’a supprimé : retournez aux diaporamas.',
  'error.TooManySlideshows': 'Un club a {{max}} diaporamas au maximum. Supprimez ceux que personne ne montre plus.',
  'slide-duration': 'Une diapositive reste de 0:03 à 60:00.',
  'slide-order': 'Chaque diapositive a sa propre place.',
  'slide-picture': 'Cette image n’est plus conservée. Choisissez-la à nouveau.',
  'slideshow-without-slides': 'Ajoutez au moins une image.',
  'slideshow-too-many-slides': '60 images au maximum. Retirez-en une.',
};
