import type { training as en } from '../../../en/training/trainings/training.ts';
import type { Translated } from '../../../phrases.ts';

export const training: Translated<typeof en> = {
  'training.pointsOf': '{{points}} pt',
  'training.previous': 'Allenamento precedente',
  'training.next': 'Allenamento successivo',
  'training.summary': 'Riepilogo',
  'training.durationLabel': 'tempo',
  'training.averageLabel': 'media, {{percent}}',
  'training.peakLabel': 'picco, {{percent}}',
  'training.kcal': 'kcal',
  'training.targetLabel': 'nel target {{low}}–{{high}}',
  'training.gapNote': '{{time}} senza segnale: contano nel tempo, non nelle zone.',
  'training.heartRate': 'Frequenza cardiaca',
  'training.dataFailed': 'Errore nel recuperare i dati dell’allenamento',
  'training.chartLabel': 'Frequenza cardiaca in {{time}}, media {{average}}, picco {{peak}}',
  'training.chartHint': 'Trascina per ingrandire, frecce per scorrere',
  'training.wholeTraining': 'Tutto l’allenamento',
  'training.reading': '{{time}}, {{bpm}} bpm, Z{{zone}}',
  'training.readingNone': '{{time}}, nessun segnale',
  'training.minuteByMinute': 'Minuto per minuto',
  'training.minuteByMinuteNote': 'zona media di ogni minuto',
  'training.minuteSilent': 'Minuto {{minute}}: nessun segnale',
  'training.minuteWords': 'Minuto {{minute}}: {{bpm}} bpm, Z{{zone}}',
  'training.zones': 'Zone',
  'training.zoneName': 'Nome e limiti',
  'training.share': 'Quota',
};
