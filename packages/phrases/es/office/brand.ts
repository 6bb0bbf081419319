import type { brand as en } from '../../en/office/brand.ts';
import type { Translated } from '../../phrases.ts';

export const brand: Translated<typeof en> = {
  'clubs.bridgesOnline': '{{online}} de {{total}} en línea',
  'clubs.brandClubs_one': '{{count}} club',
  'clubs.brandClubs_many': '{{count}} clubes',
  'clubs.brandClubs_other': '{{count}} clubes',
  'clubs.brandEmpty': 'Esta marca aún no tiene clubes',
  'clubs.brandEmptyText': 'Un club aparece aquí en cuanto pertenece a la marca.',
  'clubs.allBrands': 'Clubes de este servidor',
  'clubs.server': 'Servidor',
  'clubs.serverVersion': 'Versión {{version}}',
  'clubs.partDatabase': 'Base de datos',
  'clubs.partBroker': 'Bróker de los puentes',
  'clubs.partIdentity': 'Inicio de sesión',
  'clubs.partOk': 'Responde',
  'clubs.partAway': 'No responde',
};
