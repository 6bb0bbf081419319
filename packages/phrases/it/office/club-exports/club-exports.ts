import type { clubExports as en } from '../../../en/office/club-exports/club-exports.ts';
import type { Translated } from '../../../phrases.ts';

export const clubExports: Translated<typeof en> = {
  'clubExports.title': 'Tutti i dati del club',
  'clubExports.make': 'Crea un’esportazione',
  'clubExports.by': '{{when}}, di {{name}}',
  'clubExports.file': '{{size}}, viene eliminato il {{date}}',
  'clubExports.waiting': 'In preparazione',
  'clubExports.failed': 'Non riuscita. Riprova',
  'clubExports.load': 'Scarica',
  'clubExports.loadOf': 'Scarica l’esportazione del {{when}}',
};
