import type { definitions as en } from '../../../en/workouts/definitions/definitions.ts';
import type { Translated } from '../../../phrases.ts';

export const definitions: Translated<typeof en> = {
  'definitions.count_one': '{{number}} entrenamiento',
  'definitions.count_many': '{{number}} de entrenamientos',
  'definitions.count_other': '{{number}} entrenamientos',
  'definitions.searchHint': 'Título de un entrenamiento',
  'definitions.new': 'Nuevo entrenamiento',
  'definitions.add': 'Añadir entrenamiento',
  'definitions.noneYet': 'Aún no hay entrenamientos guiados',
  'definitions.noneYetText': 'Muestra un entrenamiento con texto, imágenes y un vídeo.',
  'definitions.noneMatch': 'Ningún entrenamiento coincide',
  'definitions.toList': 'A los entrenamientos guiados',
  'definitions.section.words': 'Lo que leen los socios',
  'definitions.section.video': 'Vídeo',
  'definitions.minutesHint': 'Cuánto dura; puede quedar vacío.',
  'definitions.pictureNote': 'La primera representa el entrenamiento; 640 × 480 o más grande.',
  'definitions.check': 'Revisa el entrenamiento',
  'definitions.deleteText': 'Sus imágenes y su vídeo se van con él; los socios ya no lo ven.',
  'definitions.saveFirst': 'Añade primero el entrenamiento; el vídeo viene después.',
  'definitions.nothingPublished': 'El club aún no ha publicado entrenamientos guiados',
  'definitions.nothingPublishedText': 'Aparecerán aquí cuando lo haga.',
};
