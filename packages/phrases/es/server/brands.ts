import type { brands as en } from '../../en/server/brands.ts';
import type { Translated } from '../../phrases.ts';

export const brands: Translated<typeof en> = {
  'brands.added-subject': '{{brand}} tiene un nuevo propietario',
  'brands.added-text':
    '{{by}} hizo a {{owner}} propietario de {{brand}}: de todos sus clubes, con todo lo que contienen, y de quién más la posee.',
  'brands.removed-subject': 'Se quitó {{brand}} a un propietario',
  'brands.removed-text': '{{by}} quitó {{brand}} a {{owner}}, que ya no decide sobre la marca ni sobre sus clubes.',
  'brands.by-admin': 'Un administrador del servidor',
  'brands.look': 'Si nadie lo acordó, habla ya con los demás propietarios o con quien lleva este servidor.',
  'brands.why': 'Recibes este correo porque {{brand}} es tuya, o lo era hasta ahora.',
};
