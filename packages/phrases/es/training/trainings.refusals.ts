import type { refusals as en } from '../../en/training/trainings.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
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
};
