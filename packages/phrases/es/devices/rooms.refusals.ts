import type { refusals as en } from '../../en/devices/rooms.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RoomNameExists': 'El club ya tiene una sala con este nombre.',
  'error.RoomInUse': 'La sala aún tiene bridges o pantallas. Muévelos primero a otra sala.',
  'error.RoomHasLiveTrainings':
    'En esta sala hay entrenamientos en directo en curso o previstos. Elimínalos o pásalos primero a otra sala.',
};
