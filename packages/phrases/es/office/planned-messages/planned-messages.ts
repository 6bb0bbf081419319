import type { plannedMessages as en } from '../../../en/office/planned-messages/planned-messages.ts';
import type { Translated } from '../../../phrases.ts';

export const plannedMessages: Translated<typeof en> = {
  'messages.drafts': 'Borradores',
  'messages.draftKept': 'Borrador guardado {{time}}',
  'messages.draftNotKept': 'No se pudo guardar el borrador. Sigue aquí mientras la página esté abierta.',
  'messages.noDrafts': 'Sin borradores',
  'messages.noDraftsText': 'Lo que empiezas a escribir se guarda aquí, solo para ti, en todos tus dispositivos.',
  'messages.draftUntitled': 'Sin título',
  'messages.draftSaved': 'guardado {{when}}',
  'messages.draftDelete': 'Eliminar borrador',
  'messages.draftDeleted': 'Borrador eliminado',
  'messages.draftDeleteText': 'Se pierden el texto y los destinatarios.',
  'messages.sendLater': 'Enviar más tarde',
  'messages.sendLaterText': 'Sale en ese momento a quienes alcance entonces; hasta entonces el número puede cambiar.',
  'messages.sendDay': 'Día de envío',
  'messages.sendTime': 'Hora de {{club}}',
  'messages.plan': 'Enviar a esa hora',
  'messages.planned': 'Sale el {{when}}',
  'messages.waiting': 'En espera de envío',
  'messages.waitsUntil': 'Espera hasta el {{when}}',
  'messages.takeBack': 'Retirar',
  'messages.takenBack': 'Retirado: está en tus borradores',
  'messages.refused-AudienceChanged': 'No enviado: no habría llegado a nadie',
  'messages.refused-InsufficientSmsCredits': 'No enviado: faltaban SMS',
  'messages.refused-SmsNotAvailable': 'No enviado: esta instalación no puede enviar SMS',
  'messages.refused-InsufficientRights': 'No enviado: quien lo escribió ya no trabaja en el club',
};
