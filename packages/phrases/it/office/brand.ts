import type { brand as en } from '../../en/office/brand.ts';
import type { Translated } from '../../phrases.ts';

export const brand: Translated<typeof en> = {
  'clubs.bridgesOnline': '{{online}} di {{total}} online',
  'clubs.brandClubs_one': '{{count}} club',
  'clubs.brandClubs_many': '{{count}} club',
  'clubs.brandClubs_other': '{{count}} club',
  'clubs.brandEmpty': 'Questo brand non ha ancora club',
  'clubs.brandEmptyText': 'Un club appare qui appena appartiene al brand.',
  'clubs.allBrands': 'Club di questo server',
  'clubs.server': 'Server',
  'clubs.serverVersion': 'Versione {{version}}',
  'clubs.partDatabase': 'Database',
  'clubs.partBroker': 'Broker dei bridge',
  'clubs.partIdentity': 'Accesso',
  'clubs.partOk': 'Risponde',
  'clubs.partAway': 'Non risponde',
};
