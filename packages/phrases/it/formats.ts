import type { formats as en } from '../en/formats.ts';

export const formats: Record<keyof typeof en, string> = {
  'format.today': 'Oggi',
  'format.yesterday': 'Ieri',
  'format.tomorrow': 'Domani',

  'zone.short': 'Z{{zone}}',
  'zone.share': 'Z{{zone}} {{percent}}',
  'zone.noTime': 'Nessun tempo nelle zone',
  'zone.resting': 'Riposo',
  'zone.moderateEffort': 'Sforzo moderato',
  'zone.weightControl': 'Controllo del peso',
  'zone.aerobic': 'Aerobica',
  'zone.anaerobic': 'Anaerobica',
  'zone.maximumEffort': 'Sforzo massimo',
};
