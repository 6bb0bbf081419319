import type { refusals as en } from '../../../en/training/recordings/recordings.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RecordingTypeRefused': 'No es un archivo FIT, TCX o GPX. Exporta de nuevo el entrenamiento en uno de estos formatos.',
  'error.RecordingPacked': 'Es un archivo comprimido. Descomprímelo y elige los archivos que contiene o su carpeta.',
  'error.RecordingDocumentType':
    'Empieza con definiciones propias (DOCTYPE), que ningún reloj escribe y que no se leen. Expórtalo de nuevo desde el reloj o su aplicación.',
  'error.RecordingBroken':
    'El archivo está dañado: no se puede leer nada de él. Cárgalo de nuevo desde el reloj o su aplicación.',
  'error.RecordingEmpty': 'Nada en él tiene hora: es una ruta planeada, o ajustes. Elige el archivo de un entrenamiento.',
  'error.RecordingTooLarge': 'Contiene más valores que un día de entrenamiento. Divídelo en partes más cortas.',
  'error.RecordingTooShort': 'Dura menos de un minuto. Un entrenamiento dura al menos un minuto.',
  'error.RecordingTooLong': 'Dura más de un día. Divídelo en partes más cortas.',
  'error.RecordingWithoutValues':
    'Sus puntos tienen hora, pero ningún valor posible. Expórtalo de nuevo desde el reloj o su aplicación.',
  'error.RecordingAhead': 'Según sus horas termina en el futuro. Pon en hora el reloj y corrige las horas en su aplicación.',
  'error.RecordingUndated': 'Según sus horas es anterior a 2000: el reloj no estaba en hora. Corrige las horas en su aplicación.',
  'error.RecordingNoRoute': 'No tiene recorrido, y un archivo GPX no guarda otra cosa. Guárdalo como FIT, TCX o CSV.',
  'recording-nothing': 'El archivo está vacío. Descárgalo otra vez del reloj o de su aplicación.',
  'recording-too-large': 'Como máximo 25 MB. Divídelo en partes más cortas.',
};
