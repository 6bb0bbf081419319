import type { refusals as en } from '../../en/devices/rooms.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RoomNameExists': 'Il club ha già una sala con questo nome.',
  'error.RoomInUse': 'La sala ha ancora bridge o schermi. Prima spostali in un’altra sala.',
  'error.RoomHasLiveTrainings':
    'In questa sala sono in corso o in programma allenamenti live. Prima eliminali o spostali in un’altra sala.',
};
