import type { refusals as en } from '../../../en/training/recordings/recordings.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RecordingTypeRefused': 'No es un archivo FIT, TCX o GPX. Exporta de nuevo el entrenamiento en uno de estos formatos.',
  'error.RecordingPacked': 'Es un archivo comprimido. Descomprímelo y elige los archivos que contiene o su carpeta.',
  'error.RecordingDocumentType':
    'Empieza con definiciones propias (DOCTYPE), que ningún reloj escribe y que no se leen. Expórtalo de nuevo desde el reloj o su aplicación.',
  'error.RecordingBroken': 'El archivo está dañado o incompleto. Cárgalo de nuevo desde el reloj o su aplicación.',
  'error.RecordingEmpty':
    'No contiene ningún entrenamiento: ningún minuto con hora y un valor posible. Las rutas planeadas y los ajustes no se leen.',
  'error.RecordingTooLarge': 'Contiene más valores que un día de entrenamiento. Divídelo en partes más cortas.',
  'error.RecordingTimes': 'Según sus horas dura más de un día, termina en el futuro o es anterior a 2000. Pon en hora el reloj.',
  'error.RecordingNoRoute': 'No tiene recorrido, y un archivo GPX no guarda otra cosa. Guárdalo como FIT, TCX o CSV.',
  'recording-nothing': 'El archivo está vacío. Descárgalo otra vez del reloj o de su aplicación.',
  'recording-too-large': 'Como máximo 25 MB. Divídelo en partes más cortas.',
};
