import type { refusals as en } from '../../../en/workouts/slideshows/slideshows.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.SlideshowNotFound': 'Presentación no encontrada. Alguien la ha eliminado: vuelve a las presentaciones.',
  'error.TooManySlideshows': 'Un club tiene como máximo {{max}} presentaciones. Elimina las que ya nadie muestra.',
  'slide-duration': 'Una diapositiva se muestra de 0:03 a 60:00.',
  'slide-order': 'Cada diapositiva tiene su propio lugar.',
  'slide-picture': 'Esta imagen ya no se conserva. Elígela de nuevo.',
  'slideshow-without-slides': 'Añade al menos una imagen.',
  'slideshow-too-many-slides': 'Como máximo 60 imágenes. Quita una.',
};
