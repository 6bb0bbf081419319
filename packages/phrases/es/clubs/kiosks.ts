import type { kiosks as en } from '../../en/clubs/kiosks.ts';
import type { Translated } from '../../phrases.ts';

export const kiosks: Translated<typeof en> = {
  'clubs.kiosks': 'Quioscos',
  'clubs.kiosk': 'Quiosco',
  'clubs.kiosksNone':
    'Aún no hay quioscos. Es una tableta en la entrada: los socios muestran su código y entran, sin que nadie tenga que estar allí.',
  'clubs.kioskAdd': 'Añadir quiosco',
  'clubs.kioskNameHint': 'Dónde está, por ejemplo Entrada',
  'clubs.kioskUnpaired': 'Aún sin tableta',
  'clubs.kioskThere': 'La tableta está',
  'clubs.kioskSeen': 'Vista por última vez {{time}}',
  'clubs.kioskSince': 'Desde el {{date}}',
  'clubs.kioskActs': '{{name}}: qué se puede hacer',
  'clubs.kioskPair': 'Vincular una tableta',
  'clubs.kioskPairName': 'Vincular una tableta como {{name}}',
  'clubs.kioskOpen': 'Abre esta dirección en la tableta y escribe el código, o escanea la imagen con ella.',
  'clubs.kioskQr': 'Abre el quiosco en la tableta que la escanea',
  'clubs.kioskCodeUntil': 'Vale una vez, hasta las {{time}}. No se vuelve a mostrar.',
  'clubs.kioskPaired': '{{name}} está listo: la tableta ya muestra tu club.',
  'clubs.kioskDelete': 'Eliminar quiosco',
  'clubs.kioskDeleteText': 'Desde ahora su tableta no deja entrar a nadie. Quien entró por allí sigue en tus listas.',
};
