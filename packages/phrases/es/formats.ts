import type { formats as en } from '../en/formats.ts';

export const formats: Record<keyof typeof en, string> = {
  'format.today': 'Hoy',
  'format.yesterday': 'Ayer',
  'format.tomorrow': 'Mañana',

  'zone.short': 'Z{{zone}}',
  'zone.share': 'Z{{zone}} {{percent}}',
  'zone.noTime': 'Sin tiempo en zonas',
  'zone.resting': 'Reposo',
  'zone.moderateEffort': 'Esfuerzo moderado',
  'zone.weightControl': 'Control de peso',
  'zone.aerobic': 'Aeróbica',
  'zone.anaerobic': 'Anaeróbica',
  'zone.maximumEffort': 'Esfuerzo máximo',
};
