import type { training as en } from '../../../en/training/trainings/training.ts';
import type { Translated } from '../../../phrases.ts';

export const training: Translated<typeof en> = {
  'training.pointsOf': '{{points}} pts',
  'training.previous': 'Entrenamiento anterior',
  'training.next': 'Entrenamiento siguiente',
  'training.summary': 'Resumen',
  'training.durationLabel': 'tiempo',
  'training.averageLabel': 'media, {{percent}}',
  'training.peakLabel': 'pico, {{percent}}',
  'training.kcal': 'kcal',
  'training.targetLabel': 'en objetivo {{low}}–{{high}}',
  'training.gapNote': '{{time}} sin señal: cuenta en el tiempo, no en las zonas.',
  'training.heartRate': 'Frecuencia cardíaca',
  'training.dataFailed': 'Error al obtener los datos del entrenamiento',
  'training.chartLabel': 'Frecuencia cardíaca en {{time}}, media {{average}}, pico {{peak}}',
  'training.chartHint': 'Arrastra para ampliar, flechas para avanzar',
  'training.wholeTraining': 'Todo el entrenamiento',
  'training.reading': '{{time}}, {{bpm}} ppm, Z{{zone}}',
  'training.readingNone': '{{time}}, sin señal',
  'training.minuteByMinute': 'Minuto a minuto',
  'training.minuteByMinuteNote': 'zona media de cada minuto',
  'training.minuteSilent': 'Minuto {{minute}}: sin señal',
  'training.minuteWords': 'Minuto {{minute}}: {{bpm}} ppm, Z{{zone}}',
  'training.zones': 'Zonas',
  'training.zoneName': 'Nombre y límites',
  'training.share': 'Parte',
};
