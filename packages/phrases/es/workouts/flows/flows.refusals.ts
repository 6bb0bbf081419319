import type { refusals as en } from '../../../en/workouts/flows/flows.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FlowNotFound': 'Flujo de intensidad no encontrado. Alguien lo ha eliminado: vuelve a los flujos.',
  'error.TooManyFlows': 'Un club tiene como máximo {{max}} flujos de intensidad. Elimina los que ya nadie usa.',
  'flow-too-short': 'Un segmento dura al menos 15 segundos.',
  'flow-too-long': 'Un flujo dura como máximo 6 horas.',
  'flow-begins-at-zero': 'El primer segmento empieza en 0.',
  'flow-percent': 'De 20 a 100 por ciento de la frecuencia, o hasta 200 de la FTP.',
  'flow-cadence': 'De 20 a 200 vueltas por minuto, o déjalo vacío.',
  'flow-without-segments': 'Añade al menos un segmento.',
  'flow-too-many-segments': 'Como máximo 200 segmentos.',
};
