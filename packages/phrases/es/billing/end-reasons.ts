import type { endReasons as en } from '../../en/billing/end-reasons.ts';
import type { Translated } from '../../phrases.ts';

export const endReasons: Translated<typeof en> = {
  'billing.endReason': '¿Por qué lo dejas? No hace falta decirlo.',
  'billing.endReasonStaff': 'Por qué lo deja, si se sabe',
  'billing.endReasonWords': 'Con tus palabras',
  'billing.endReason-Moved': 'Se ha mudado',
  'billing.endReason-Price': 'Demasiado caro',
  'billing.endReason-NoTime': 'Falta de tiempo',
  'billing.endReason-Health': 'Lesión o salud',
  'billing.endReason-OtherClub': 'Otro club',
  'billing.endReason-Other': 'Otro motivo',
  'billing.endReason-None': 'No lo dijo',
};
