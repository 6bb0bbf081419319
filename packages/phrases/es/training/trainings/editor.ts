import type { editor as en } from '../../../en/training/trainings/editor.ts';
import type { Translated } from '../../../phrases.ts';

export const editor: Translated<typeof en> = {
  'training.addTitle': 'Añadir un entrenamiento',
  'training.editTitle': 'Cambiar entrenamiento',
  'training.whatFor': 'Para {{name}}',
  'training.beginField': 'Empezó a las',
  'training.lengthField': 'Duración',
  'training.elsewhere': 'No en un club',
  'training.chooseHerClub':
    'El personal anota lo que se hizo en un club suyo. Elige en el menú un club de este atleta y añade el entrenamiento.',
  'training.distanceField': 'Distancia',
  'training.averageField': 'Frecuencia cardíaca media',
  'training.caloriesField': 'Calorías',
  'training.nameHint': 'Sin nombre se llama como su clase o su sala.',
  'training.noPoints':
    'Los puntos vienen solo de la frecuencia cardíaca: lo que se anota no da ninguno. Cuentan los latidos guardados a esa hora.',
  'training.caloriesHint': 'Si se deja vacío, se calculan con el tipo y el peso.',
  'training.timesRecorded': 'Sus horas son las de la grabación.',
  'training.saved': 'Entrenamiento guardado',
  'training.edit': 'Cambiar',
  'training.delete': 'Eliminar entrenamiento',
  'training.deleteTitle': '¿Eliminar este entrenamiento?',
  'training.deleteText':
    '{{time}} con {{points}} salen del diario y de todos los totales. También se va lo que se escribió. Los latidos quedan guardados, pero ya no forman un entrenamiento.',
  'training.deleteHeardStays':
    'Lo que se anotó se va. Lo que se midió se queda en el diario como estaba: elimínalo también si está mal.',
  'training.deleteDeclared': 'Sale del diario y de todos los totales, con lo que se escribió.',
  'training.keep': 'Conservar entrenamiento',
  'training.deleted': 'Entrenamiento eliminado',
  'training.distance': 'distancia',
  'training.fromSource': 'de {{name}}',
  'training.byStaff': 'anotado por el club, sin confirmar',
  'training.byHand': 'anotado a mano',
  'training.fromFile': 'de un archivo',
  'training.fromWearable': 'de un dispositivo',
  'training.notHeard': 'No hay latidos guardados de este entrenamiento.',
};
