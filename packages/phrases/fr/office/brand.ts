import type { brand as en } from '../../en/office/brand.ts';
import type { Translated } from '../../phrases.ts';

export const brand: Translated<typeof en> = {
  'clubs.bridgesOnline': '{{online}} sur {{total}} en ligne',
  'clubs.brandClubs_one': '{{count}} club',
  'clubs.brandClubs_many': '{{count}} clubs',
  'clubs.brandClubs_other': '{{count}} clubs',
  'clubs.brandEmpty': 'Cette enseigne n’a pas encore de club',
  'clubs.brandEmptyText': 'Un club apparaît ici dès qu’il appartient à l’enseigne.',
  'clubs.allBrands': 'Clubs de ce serveur',
  'clubs.server': 'Serveur',
  'clubs.serverVersion': 'Version {{version}}',
  'clubs.partDatabase': 'Base de données',
  'clubs.partBroker': 'Broker des ponts',
  'clubs.partIdentity': 'Connexion',
  'clubs.partOk': 'Répond',
  'clubs.partAway': 'Ne répond pas',
};
