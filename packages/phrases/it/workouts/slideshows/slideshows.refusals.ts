import type { refusals as en } from '../../../en/workouts/slideshows/slideshows.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.SlideshowNotFound': 'Presentazione non trovata. Qualcuno l’ha eliminata: torna alle presentazioni.',
  'error.TooManySlideshows': 'Un club ha al massimo {{max}} presentazioni. Elimina quelle che nessuno mostra più.',
  'slide-duration': 'Una diapositiva resta da 0:03 a 60:00.',
  'slide-order': 'Ogni diapositiva ha un posto suo.',
  'slide-picture': 'Questa immagine non c’è più. Sceglila di nuovo.',
  'slideshow-without-slides': 'Aggiungi almeno un’immagine.',
  'slideshow-too-many-slides': 'Al massimo 60 immagini. Togline una.',
};
