import type { refusals as en } from '../../en/community/embeds.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'ranking-needed': 'Elige al menos una clasificación o un reto.',
  'challenge-gone': 'Este reto del club ya no existe. Quítalo.',
  'challenge-not-public': 'No todos los atletas ven este reto. Actívalo y ábrelo a todos, o quítalo.',
  'challenge-of-hearts': 'Cuenta calorías, tiempo en zonas o solo ciertas zonas, y ninguna web puede mostrarlo. Quítalo.',
  'challenge-over': 'Este reto ha terminado. Elige uno en curso o próximo.',
  'too-many-challenges': 'Como máximo 10 retos. Quita alguno.',
  'timeframe-needed': 'Elige al menos un periodo.',
  'contrast-too-low': 'Demasiado parecido al fondo para leerse. Hazlo más oscuro o más claro.',
  'invalid-origin': 'Una web como https://club.example, sin ruta.',
};
