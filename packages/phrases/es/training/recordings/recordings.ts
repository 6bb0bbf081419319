import type { recordings as en } from '../../../en/training/recordings/recordings.ts';
import type { Translated } from '../../../phrases.ts';

export const recordings: Translated<typeof en> = {
  'recordings.title': 'Entrenamientos de archivos',
  'recordings.choose': 'Elegir archivos',
  'recordings.lead': 'FIT, TCX o GPX de tu reloj o ciclocomputador, varios a la vez, cada uno de {{max}} MB como máximo',
  'recordings.folder': 'Elegir una carpeta',
  'recordings.noneFound': 'No contiene ningún archivo FIT, TCX o GPX.',
  'recordings.waits': 'En espera',
  'recordings.reads': 'Leyendo',
  'recordings.added': 'Ya está en tu diario',
  'recordings.joined': 'Añadido al entrenamiento que había',
  'recordings.known': 'Ya estaba en tu diario',
  'recordings.overlaps': 'Ya hay otros entrenamientos a esta hora',
  'recordings.tooShort': 'Una parte de menos de un minuto',
  'recordings.progress': '{{done}} de {{count}} leídos',
  'recordings.ready_one': '{{count}} archivo leído: {{added}} nuevos, {{failed}} sin leer.',
  'recordings.ready_many': '{{count}} de archivos leídos: {{added}} nuevos, {{failed}} sin leer.',
  'recordings.ready_other': '{{count}} archivos leídos: {{added}} nuevos, {{failed}} sin leer.',
  'recordings.again': 'Leer otra vez',
  'recordings.hint':
    'Lo ve quien elegiste para entrenamientos fuera de tus clubes. Dónde empieza y acaba una ruta solo lo ves tú.',
  'recordings.saveTitle': 'Guardar el entrenamiento como archivo',
  'recordings.format': 'Formato',
  'recordings.formatFIT': 'Todo, para relojes y programas de entrenamiento',
  'recordings.formatTCX': 'Todo, para programas antiguos',
  'recordings.formatGPX': 'La ruta, para mapas',
  'recordings.formatCSV': 'Una tabla, una fila por segundo',
  'recordings.saveAct': 'Guardar archivo',
  'recordings.placesIn': 'El archivo dice dónde empieza y acaba la ruta.',
};
