import type { parts as en } from '../../en/devices/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'devices.rooms': 'Salas',
  'devices.roomHint': 'Sus bandas aparecen en la pantalla de esta sala.',
  'devices.actionsOf': 'Acciones para {{name}}',
  'devices.never': 'Nunca',
  'devices.justNow': 'Ahora mismo',
  'devices.lastHeard': 'Última señal',
  'devices.lagoon': 'Laguna',
  'devices.moss': 'Musgo',
  'devices.clay': 'Arcilla',
  'devices.plum': 'Ciruela',
  'devices.denim': 'Vaquero',
  'devices.olive': 'Oliva',
  'devices.rose': 'Rosa',
  'devices.stone': 'Piedra',
  'devices.screens': 'Pantallas',
  'devices.code': 'Código de registro',
  'devices.copyCode': 'Copiar código',
};
