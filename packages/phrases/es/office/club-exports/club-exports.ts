import type { clubExports as en } from '../../../en/office/club-exports/club-exports.ts';
import type { Translated } from '../../../phrases.ts';

export const clubExports: Translated<typeof en> = {
  'clubExports.title': 'Todos los datos del club',
  'clubExports.make': 'Hacer una exportación',
  'clubExports.by': '{{when}}, por {{name}}',
  'clubExports.file': '{{size}}, se elimina el {{date}}',
  'clubExports.waiting': 'En preparación',
  'clubExports.failed': 'No se pudo hacer. Inténtalo de nuevo',
  'clubExports.load': 'Descargar',
  'clubExports.loadOf': 'Descargar la exportación del {{when}}',
};
