import type { refusals as en } from '../../../en/live/room-slots/room-slots.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RoomSlotTooShort': 'Dura {{takes}} y la franja tiene {{has}}. Alarga la franja a {{takes}}.',
  'error.RoomSlotInPast': 'Esa hora ya pasó, o faltan más de {{days}} días. Elige una posterior o más cercana.',
  'error.RoomSlotTaken': 'En esta sala ya hay algo previsto a esa hora. Elige otra hora, o quita antes lo previsto.',
  'error.TooManyRoomSlots': 'Un club planifica como mucho {{max}} franjas. Quita las que no hagan falta.',
  'slot-too-short': 'Dura {{takes}}, la franja tiene {{has}}.',
  'slot-begin': 'Desde ahora y como mucho dentro de {{days}} días.',
  'slot-taken': 'A esa hora ya hay algo previsto en la sala.',
  'slot-duration': 'De 1 minuto a 6 horas.',
};
