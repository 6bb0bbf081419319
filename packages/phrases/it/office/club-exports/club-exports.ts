import type { clubExports as en } from '../../../en/office/club-exports/club-exports.ts';
import type { Translated } from '../../../phrases.ts';

export const clubExports: Translated<typeof en> = {
  'clubExports.title': 'Tutti i dati del club',
  'clubExports.lead':
    'Un file con persone, vendite, calendario e contenuti del club, una tabella ciascuno, per il tuo archivio o per un altro sistema. Salute, allenamenti e consensi restano ai soci.',
  'clubExports.make': 'Crea un’esportazione',
  'clubExports.by': '{{when}}, di {{name}}',
  'clubExports.file': '{{size}}, viene eliminato il {{date}}',
  'clubExports.waiting': 'In preparazione',
  'clubExports.failed': 'Non riuscita. Riprova',
  'clubExports.load': 'Scarica',
  'clubExports.loadOf': 'Scarica l’esportazione del {{when}}',
};
