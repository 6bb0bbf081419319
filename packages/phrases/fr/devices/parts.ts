import type { parts as en } from '../../en/devices/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'devices.rooms': 'Salles',
  'devices.roomHint': 'Ses ceintures apparaissent sur l’écran de cette salle.',
  'devices.actionsOf': 'Actions pour {{name}}',
  'devices.never': 'Jamais',
  'devices.justNow': 'À l’instant',
  'devices.lastHeard': 'Dernier signal',
  'devices.lagoon': 'Lagon',
  'devices.moss': 'Mousse',
  'devices.clay': 'Argile',
  'devices.plum': 'Prune',
  'devices.denim': 'Denim',
  'devices.olive': 'Olive',
  'devices.rose': 'Rose',
  'devices.stone': 'Pierre',
  'devices.screens': 'Écrans',
  'devices.code': 'Code d’enregistrement',
  'devices.copyCode': 'Copier le code',
};
