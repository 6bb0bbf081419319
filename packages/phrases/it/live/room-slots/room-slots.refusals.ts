import type { refusals as en } from '../../../en/live/room-slots/room-slots.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RoomSlotTooShort': 'Dura {{takes}}, lo spazio ha {{has}}. Porta lo spazio a {{takes}}.',
  'error.RoomSlotInPast': 'Questo orario è passato, o è tra più di {{days}} giorni. Scegline uno successivo o più vicino.',
  'error.RoomSlotTaken': 'Per quell’orario in questa sala è già previsto qualcosa. Scegli un altro orario, o togli prima quello.',
  'error.TooManyRoomSlots': 'Un club pianifica al massimo {{max}} spazi. Togli quelli che non servono.',
  'slot-too-short': 'Dura {{takes}}, lo spazio ha {{has}}.',
  'slot-begin': 'Da adesso, e al massimo tra {{days}} giorni.',
  'slot-taken': 'In quell’orario nella sala è già previsto qualcosa.',
  'slot-duration': 'Da 1 minuto a 6 ore.',
};
