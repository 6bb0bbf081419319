import type { support as en } from '../../../en/office/support/support.ts';
import type { Translated } from '../../../phrases.ts';

export const support: Translated<typeof en> = {
  'support.guide': 'Guía',
  'support.search': '¿Qué quieres hacer?',
  'support.noneMatch': 'La guía no habla de esto',
  'support.noneMatchText': 'Prueba con otra palabra, o escríbenos.',
  'support.pdf': 'Guía en PDF',
  'support.contact': '¿Sigues sin saber cómo?',
  'support.contactText': 'Escribe a {{email}}. Di qué hiciste y qué viste.',
  'support.contactClub': 'Pregunta en la recepción de tu club.',
  'support.videosNone': 'Todavía no hay vídeos de ayuda',
  'support.videosNoneText': 'Los añade quien lleva esta instalación. La guía dice lo mismo con palabras.',
  'support.for': 'Para quién',
  'support.for-Athlete': 'Los socios',
  'support.for-Trainer': 'Los entrenadores',
  'support.for-Manager': 'Los gestores',
  'support.add': 'Añadir vídeo',
  'support.linkHint': 'La dirección del vídeo en YouTube o Vimeo.',
  'support.deleteText': 'Aquí ya no se muestra; en su sitio se queda.',
};
