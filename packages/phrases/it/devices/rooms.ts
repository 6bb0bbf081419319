import type { rooms as en } from '../../en/devices/rooms.ts';
import type { Translated } from '../../phrases.ts';

export const rooms: Translated<typeof en> = {
  'devices.understood': 'Ho capito',
  'devices.addRoom': 'Aggiungi sala',
  'devices.editRoom': 'Modifica sala',
  'devices.roomNameHint': 'Come la conoscono i tuoi iscritti: è scritto sul tabellone.',
  'devices.color': 'Colore',
  'devices.ownColor': 'Colore proprio',
  'devices.bridgesIn_one': '{{count}} bridge',
  'devices.bridgesIn_many': '{{count}} bridge',
  'devices.bridgesIn_other': '{{count}} bridge',
  'devices.screensIn_one': '{{count}} schermo',
  'devices.screensIn_many': '{{count}} schermi',
  'devices.screensIn_other': '{{count}} schermi',
  'devices.emptyRoom': 'Ancora nessun bridge e nessuno schermo',
  'devices.noRooms': 'Ancora nessuna sala',
  'devices.noRoomsText':
    'Una sala è dove ci si allena insieme: i suoi bridge rilevano le fasce, i suoi schermi mostrano il tabellone.',
  'devices.roomSaved': '{{name}} è stata salvata',
  'devices.deleteRoom': 'Elimina sala',
  'devices.deleteRoomText': 'Nome e colore della sala vanno persi. Non contiene nulla; gli allenamenti restano.',
  'devices.keepRoom': 'Tieni la sala',
  'devices.roomDeleted': '{{name}} è stata eliminata',
  'devices.roomInUseTitle': '{{name}} è in uso',
  'devices.roomInUse': 'Nella sala ci sono ancora: {{contents}}. Prima spostali in un’altra sala o eliminali.',
};
