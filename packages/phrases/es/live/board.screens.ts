import type { screens as en } from '../../en/live/board.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'live.title': 'En vivo',
  'live.notEnabled': 'Clubpulse LIVE no está disponible o no está activado para el club',
  'live.whoSwitches': 'Lo activa un gerente o el propietario en los ajustes del club.',
  'live.toSettings': 'A los ajustes del club',
  'onScreen.title': 'En las pantallas',
};
