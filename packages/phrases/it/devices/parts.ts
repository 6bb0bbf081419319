import type { parts as en } from '../../en/devices/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'devices.rooms': 'Sale',
  'devices.roomHint': 'Le sue fasce appaiono sul tabellone di questa sala.',
  'devices.actionsOf': 'Azioni per {{name}}',
  'devices.never': 'Mai',
  'devices.justNow': 'Adesso',
  'devices.lastHeard': 'Ultimo segnale',
  'devices.lagoon': 'Laguna',
  'devices.moss': 'Muschio',
  'devices.clay': 'Argilla',
  'devices.plum': 'Prugna',
  'devices.denim': 'Denim',
  'devices.olive': 'Oliva',
  'devices.rose': 'Rosa',
  'devices.stone': 'Pietra',
  'devices.screens': 'Schermi',
  'devices.code': 'Codice di registrazione',
  'devices.copyCode': 'Copia il codice',
};
