import type { formats as en } from '../en/formats.ts';
import type { Translated } from '../phrases.ts';

export const formats: Translated<typeof en> = {
  'format.yesterday': 'Ayer',
  'format.tomorrow': 'Mañana',
  'zone.short': 'Z{{zone}}',
  'zone.ofPower': 'P{{zone}}',
  'zone.share': 'Z{{zone}} {{percent}}',
  'zone.noTime': 'Sin tiempo en zonas',
  'zone.resting': 'Reposo',
  'zone.moderateEffort': 'Esfuerzo moderado',
  'zone.weightControl': 'Control de peso',
  'zone.aerobic': 'Aeróbica',
  'zone.anaerobic': 'Anaeróbica',
  'zone.maximumEffort': 'Esfuerzo máximo',
  'zone.under': 'menos de {{bpm}}',
};
