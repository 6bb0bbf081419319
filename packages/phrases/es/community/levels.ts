import type { levels as en } from '../../en/community/levels.ts';
import type { Translated } from '../../phrases.ts';

export const levels: Translated<typeof en> = {
  'levels.name.0': 'Recién llegado',
  'levels.name.1': 'Principiante',
  'levels.name.2': 'Activo',
  'levels.name.3': 'Constante',
  'levels.name.4': 'Comprometido',
  'levels.name.5': 'Entrenado',
  'levels.name.6': 'Fuerte',
  'levels.name.7': 'Experto',
  'levels.name.8': 'Campeón',
  'levels.name.9': 'Maestro',
  'levels.name.10': 'Leyenda',
  'levels.level': 'Nivel {{level}}',
  'levels.thisMonth': '{{points}} de {{needed}} puntos este mes',
  'levels.reached': 'Este mes cuenta.',
  'levels.atRisk': 'El mes pasado subió de nivel: con menos puntos este mes termina un nivel más abajo.',
  'levels.toNext_one': '{{number}} mes más de {{points}} puntos lleva a {{name}}.',
  'levels.toNext_many': '{{number}} de meses más de {{points}} puntos llevan a {{name}}.',
  'levels.toNext_other': '{{number}} meses más de {{points}} puntos llevan a {{name}}.',
  'levels.highest': 'Es el nivel más alto.',
  'levels.all': 'Todos los niveles',
  'levels.why':
    'Cuenta cada entrenamiento con frecuencia cardíaca, en el club y fuera. {{points}} puntos al mes son unos 150 minutos de actividad moderada por semana.',
  'levels.risen': 'Ha alcanzado el nivel {{level}}: {{name}}',
};
