import type { clubExports as en } from '../../../en/office/club-exports/club-exports.ts';
import type { Translated } from '../../../phrases.ts';

export const clubExports: Translated<typeof en> = {
  'clubExports.title': 'Toutes les données du club',
  'clubExports.make': 'Créer une exportation',
  'clubExports.by': '{{when}}, par {{name}}',
  'clubExports.file': '{{size}}, supprimé le {{date}}',
  'clubExports.waiting': 'En préparation',
  'clubExports.failed': 'Échec. Réessayez',
  'clubExports.load': 'Télécharger',
  'clubExports.loadOf': 'Télécharger l’exportation du {{when}}',
};
