import type { screens as en } from '../../en/live/live.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'live.title': 'En vivo',
  'live.notEnabled': 'Clubpulse LIVE no está disponible o no está activado para el club',
  'live.whoSwitches': 'Lo activa un gerente o el propietario en los ajustes del club.',
  'live.toSettings': 'A los ajustes del club',
  'onScreen.title': 'En las pantallas',
  'group.title': 'Entrenamiento en grupo',
  'liveTr.title': 'Entrenamientos en vivo',
  'liveTr.one': 'Entrenamiento en vivo',
  'ownLive.title': 'En vivo en tu teléfono',
  'ownStrap.title': 'Entrena con tu banda',
};
