import type { rooms as en } from '../../en/devices/rooms.ts';
import type { Translated } from '../../phrases.ts';

export const rooms: Translated<typeof en> = {
  'devices.understood': 'Entendido',
  'devices.addRoom': 'Añadir sala',
  'devices.editRoom': 'Editar sala',
  'devices.roomNameHint': 'Como la conocen tus socios: aparece en la pantalla.',
  'devices.color': 'Color',
  'devices.ownColor': 'Color propio',
  'devices.bridgesIn_one': '{{count}} bridge',
  'devices.bridgesIn_many': '{{count}} bridges',
  'devices.bridgesIn_other': '{{count}} bridges',
  'devices.screensIn_one': '{{count}} pantalla',
  'devices.screensIn_many': '{{count}} pantallas',
  'devices.screensIn_other': '{{count}} pantallas',
  'devices.emptyRoom': 'Aún sin bridge ni pantalla',
  'devices.noRooms': 'Aún no hay salas',
  'devices.noRoomsText':
    'Una sala es donde se entrena en grupo: sus bridges detectan las bandas y sus pantallas muestran los pulsos.',
  'devices.roomSaved': 'Se ha guardado {{name}}',
  'devices.deleteRoom': 'Eliminar sala',
  'devices.deleteRoomText': 'Se pierden el nombre y el color de la sala. No contiene nada; los entrenamientos se conservan.',
  'devices.keepRoom': 'Conservar la sala',
  'devices.roomDeleted': 'Se ha eliminado {{name}}',
  'devices.roomInUseTitle': '{{name}} está en uso',
  'devices.roomInUse': 'En la sala aún hay: {{contents}}. Muévelos antes a otra sala o elimínalos.',
};
