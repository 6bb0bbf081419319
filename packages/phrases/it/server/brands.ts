import type { brands as en } from '../../en/server/brands.ts';
import type { Translated } from '../../phrases.ts';

export const brands: Translated<typeof en> = {
  'brands.added-subject': '{{brand}} ha un nuovo proprietario',
  'brands.added-text':
    '{{by}} ha reso {{owner}} proprietario di {{brand}}: di tutti i suoi club, con tutto ciò che contengono, e di chi altro lo possiede.',
  'brands.removed-subject': '{{brand}} è stato tolto a un proprietario',
  'brands.removed-text': '{{by}} ha tolto {{brand}} a {{owner}}, che non decide più del marchio né dei suoi club.',
  'brands.by-admin': 'Un amministratore del server',
  'brands.look': 'Se nessuno era d’accordo, parla subito con gli altri proprietari o con chi gestisce questo server.',
  'brands.why': 'Ricevi questa mail perché possiedi {{brand}}, o lo possedevi fino a ora.',
};
