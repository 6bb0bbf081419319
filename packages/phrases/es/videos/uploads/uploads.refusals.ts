import type { refusals as english } from '../../../en/videos/uploads/uploads.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof english> = {
  'error.UploadNotFound': 'Esta subida ha terminado. Envía el archivo de nuevo.',
  'error.UploadOffsetWrong': 'La parte no sigue a la última. Continúa desde el byte {{offset}}.',
  'error.UploadPartWrong': 'La parte debe tener {{bytes}} bytes.',
  'error.TooManyUploads': 'Un club envía como máximo {{max}} archivos a la vez. Espera a que llegue uno.',
  'error.UploadIncomplete': 'Es posible que algunos archivos no se hayan subido. Continúa la subida.',
  'error.VideoTypeRefused': 'Este archivo no es un vídeo. Elige uno en webm, mp4, quicktime, wmv o matroska.',
  'upload-empty': 'El archivo está vacío. Elige otro.',
  'upload-too-large': 'Un vídeo tiene como máximo 4 GB. Elige uno más pequeño.',
};
