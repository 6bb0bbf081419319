import type { formats as en } from '../en/formats.ts';

export const formats: Record<keyof typeof en, string> = {
  'format.today': 'Aujourd’hui',
  'format.yesterday': 'Hier',
  'format.tomorrow': 'Demain',

  'zone.short': 'Z{{zone}}',
  'zone.share': 'Z{{zone}} {{percent}}',
  'zone.noTime': 'Aucun temps dans les zones',
  'zone.resting': 'Repos',
  'zone.moderateEffort': 'Effort modéré',
  'zone.weightControl': 'Contrôle du poids',
  'zone.aerobic': 'Aérobie',
  'zone.anaerobic': 'Anaérobie',
  'zone.maximumEffort': 'Effort maximal',
};
