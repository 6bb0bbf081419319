import type { kiosks as en } from '../../en/clubs/kiosks.ts';
import type { Translated } from '../../phrases.ts';

export const kiosks: Translated<typeof en> = {
  'clubs.kiosks': 'Quioscos',
  'clubs.kiosk': 'Quiosco',
  'clubs.kiosksNone': 'Aún no hay quioscos. Es una tableta en la entrada, conocida por su código.',
  'clubs.kioskAdd': 'Añadir quiosco',
  'clubs.kioskNameHint': 'Dónde está, por ejemplo Entrada',
  'clubs.kioskSince': 'código {{code}}, desde el {{date}}',
  'clubs.kioskAdded': '{{name}} tiene el código {{code}}',
  'clubs.kioskDelete': 'Eliminar quiosco',
  'clubs.kioskDeleteText': 'Su código deja de funcionar. Otro quiosco tendrá otro código.',
};
