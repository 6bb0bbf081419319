import type { clubExports as en } from '../../../en/office/club-exports/club-exports.ts';
import type { Translated } from '../../../phrases.ts';

export const clubExports: Translated<typeof en> = {
  'clubExports.title': 'Todos los datos del club',
  'clubExports.lead':
    'Un archivo con las personas, ventas, calendario y contenidos del club, una tabla cada uno, para tu registro u otro sistema. Salud, entrenamientos y consentimientos quedan con los socios.',
  'clubExports.make': 'Hacer una exportación',
  'clubExports.by': '{{when}}, por {{name}}',
  'clubExports.file': '{{size}}, se elimina el {{date}}',
  'clubExports.waiting': 'En preparación',
  'clubExports.failed': 'No se pudo hacer. Inténtalo de nuevo',
  'clubExports.load': 'Descargar',
  'clubExports.loadOf': 'Descargar la exportación del {{when}}',
};
