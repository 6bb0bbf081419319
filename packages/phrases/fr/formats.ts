import type { formats as en } from '../en/formats.ts';
import type { Translated } from '../phrases.ts';

export const formats: Translated<typeof en> = {
  'format.yesterday': 'Hier',
  'format.tomorrow': 'Demain',
  'zone.short': 'Z{{zone}}',
  'zone.ofPower': 'P{{zone}}',
  'zone.share': 'Z{{zone}} {{percent}}',
  'zone.noTime': 'Aucun temps dans les zones',
  'zone.resting': 'Repos',
  'zone.moderateEffort': 'Effort modéré',
  'zone.weightControl': 'Contrôle du poids',
  'zone.aerobic': 'Aérobie',
  'zone.anaerobic': 'Anaérobie',
  'zone.maximumEffort': 'Effort maximal',
  'zone.under': 'moins de {{bpm}}',
};
