import type { uploads as english } from '../../../en/videos/uploads/uploads.ts';
import type { Translated } from '../../../phrases.ts';

export const uploads: Translated<typeof english> = {
  'uploads.title': 'Subidas, {{done}} de {{count}} listas',
  'uploads.region': 'Subidas',
  'uploads.fold': 'Plegar',
  'uploads.unfold': 'Desplegar',
  'uploads.close': 'Cerrar las subidas',
  'uploads.percent': '{{percent}}%',
  'uploads.waiting': 'Sin red: continúa solo',
  'uploads.queued': 'Espera su turno',
  'uploads.processing': 'Ha llegado, se está procesando',
  'uploads.processingPercent': 'Ha llegado, procesado al {{percent}}%',
  'uploads.ready': 'Listo',
  'uploads.watch': 'Ver',
  'uploads.stop': 'Detener {{name}}',
  'uploads.error': 'Error al subir el vídeo',
  'uploads.errorFile': 'Error al subir',
  'uploads.someFailed': 'Es posible que algunos archivos no se hayan subido',
};
