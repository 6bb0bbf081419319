import type { formats as en } from '../en/formats.ts';
import type { Translated } from '../phrases.ts';

export const formats: Translated<typeof en> = {
  'format.yesterday': 'Ieri',
  'format.tomorrow': 'Domani',
  'zone.short': 'Z{{zone}}',
  'zone.ofPower': 'P{{zone}}',
  'zone.share': 'Z{{zone}} {{percent}}',
  'zone.noTime': 'Nessun tempo nelle zone',
  'zone.resting': 'Riposo',
  'zone.moderateEffort': 'Sforzo moderato',
  'zone.weightControl': 'Controllo del peso',
  'zone.aerobic': 'Aerobica',
  'zone.anaerobic': 'Anaerobica',
  'zone.maximumEffort': 'Sforzo massimo',
  'zone.under': 'sotto {{bpm}}',
};
