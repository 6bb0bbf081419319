import type { clubs as en } from '../../en/clubs/clubs.ts';
import type { Translated } from '../../phrases.ts';

export const clubs: Translated<typeof en> = {
  'clubs.joinText': 'Tu club te da un código: en una tarjeta, en un mensaje o en recepción.',
  'clubs.joinAction': 'Unirse',
  'clubs.joined': 'Te damos la bienvenida a {{club}}',
  'clubs.joinedText': 'Tus entrenamientos en este club llegan ahora a tu diario.',
  'clubs.later': 'Ahora no',
};
