import type { refusals as en } from '../../en/training/training.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'effort-is-hers': 'Lo duro que fue un entrenamiento lo dice el atleta.',
  'model-is-hers': 'Solo el atleta puede dejar que un modelo lea los datos de su entrenamiento.',
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
  'error.SenderNotConfirmed':
    'Las cartas salen cuando hayas confirmado tu dirección {{email}}. Abre el enlace que te enviamos, o pide otro en tu perfil.',
  'error.SharedOftenWith':
    'En la última hora ya salieron varias cartas sobre entrenamientos a esta dirección. Envía tú el enlace, o vuelve a intentarlo dentro de una hora.',
  'error.TrainingRuns':
    'Este entrenamiento aún se está registrando. Se puede eliminar cinco minutos después de que la banda calle.',
  'error.TrainingIsHers': 'Lo que se registró o anotó el atleta solo lo mueve y lo elimina el atleta. Pide que lo haga.',
  'training-overlaps': 'Ya hay un entrenamiento a esa hora. Cambia uno de los dos.',
  'training-not-over': 'Aún no habría terminado. Indica una duración menor o un inicio anterior.',
  'training-too-early': 'Es antes del nacimiento del atleta, o antes de 1900. Indica una fecha posterior.',
  'name-is-link': 'Una dirección web no es un nombre. Indica el nombre de la persona.',
  'training-too-fast': 'Nadie es tan rápido durante tanto tiempo. Revisa distancia y duración.',
  'training-too-many-calories': 'Nadie gasta tanto en ese tiempo. Revisa calorías y duración.',
  'training-heard': 'Las horas de un entrenamiento registrado son las de la banda. Cambia el nombre, el tipo o la nota.',
  'training-recorded': 'Sus horas son las de la grabación. Cambia lo demás, o elimínalo e importa otro archivo.',
  'error.WearablesOff': 'Aquí no se pueden conectar relojes Garmin.',
  'error.WearableQuestionOver': 'Demasiado tarde, o ya respondido. Conecta otra vez.',
  'error.WearableNotAgreed': 'Garmin no acepta la respuesta. Conecta otra vez y permítelo allí.',
  'error.WearableOfAnother': 'Esta cuenta Garmin está conectada con otra persona aquí. Desconéctala allí primero.',
  'error.WearableAway': 'Garmin no responde. Conecta otra vez dentro de unos minutos.',
};
