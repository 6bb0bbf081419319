import type { refusals as en } from '../../en/videos/videos.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.UploadNotFound': 'Esta subida ha terminado. Envía el archivo de nuevo.',
  'error.UploadOffsetWrong': 'La parte no sigue a la última. Continúa desde el byte {{offset}}.',
  'error.UploadPartWrong': 'La parte debe tener {{bytes}} bytes.',
  'error.TooManyUploads': 'Un club envía como máximo {{max}} archivos a la vez. Espera a que llegue uno.',
  'error.UploadIncomplete': 'Es posible que algunos archivos no se hayan subido. Continúa la subida.',
  'error.VideoTypeRefused': 'Este archivo no es un vídeo. Elige uno en webm, mp4, quicktime, wmv o matroska.',
  'upload-empty': 'El archivo está vacío. Elige otro.',
  'upload-too-large': 'Un vídeo tiene como máximo 4 GB. Elige uno más pequeño.',
  'error.VideoNotFound': 'Vídeo no encontrado. Se ha eliminado, o su sitio ya no lo muestra.',
  'error.VideoCollectionNotFound': 'Lista no encontrada. Alguien la ha eliminado; vuelve a los vídeos.',
  'error.TooManyVideos': 'Un club tiene como máximo {{max}} vídeos. Elimina los que nadie ve.',
  'error.TooManyVideoCollections': 'Un club tiene como máximo {{max}} listas. Elimina una vacía.',
  'error.VideoCollectionNeeded': 'Hay vídeos que solo están en esta lista. Ponlos en otra o elimínalos antes.',
  'error.VideoLinkRefused': 'No es un enlace a un vídeo de YouTube o Vimeo. Copia la dirección del vídeo.',
  'error.VideoInfoUnavailable': 'El sitio no responde ahora. Escribe tú el título o inténtalo más tarde.',
  'error.VideoStateWrong': 'El vídeo no está listo para eso. Espera a que llegue y se procese.',
  'error.OnDemandNotEnabled': 'On Demand no activado para el club. Pregunta al club por sus vídeos.',
  'error.SubscriptionNeeded': 'Para verlo hace falta {{names}}. Mira los abonos del club.',
  'video-without-collection': 'Un vídeo está al menos en una lista. Elige una.',
  'video-collection-full': 'Esta lista está llena: tiene {{max}} vídeos. Elige otra.',
};
