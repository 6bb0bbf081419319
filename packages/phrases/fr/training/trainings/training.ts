import type { training as en } from '../../../en/training/trainings/training.ts';
import type { Translated } from '../../../phrases.ts';

export const training: Translated<typeof en> = {
  'training.pointsOf': '{{points}} pts',
  'training.previous': 'Entraînement précédent',
  'training.next': 'Entraînement suivant',
  'training.summary': 'Résumé',
  'training.durationLabel': 'durée',
  'training.averageLabel': 'moyenne, {{percent}}',
  'training.peakLabel': 'pic, {{percent}}',
  'training.kcal': 'kcal',
  'training.targetLabel': 'dans la cible {{low}}–{{high}}',
  'training.gapNote': '{{time}} sans signal : compté dans la durée, pas dans les zones.',
  'training.heartRate': 'Fréquence cardiaque',
  'training.dataFailed': 'Erreur lors de la récupération des données d’entraînement',
  'training.chartLabel': 'Fréquence cardiaque sur {{time}}, moyenne {{average}}, pic {{peak}}',
  'training.chartHint': 'Glissez pour zoomer, flèches pour avancer',
  'training.wholeTraining': 'Tout l’entraînement',
  'training.reading': '{{time}}, {{bpm}} bpm, Z{{zone}}',
  'training.readingNone': '{{time}}, aucun signal',
  'training.minuteByMinute': 'Minute par minute',
  'training.minuteByMinuteNote': 'zone moyenne de chaque minute',
  'training.minuteSilent': 'Minute {{minute}} : aucun signal',
  'training.minuteWords': 'Minute {{minute}} : {{bpm}} bpm, Z{{zone}}',
  'training.zones': 'Zones',
  'training.zoneName': 'Nom et limites',
  'training.share': 'Part',
};
