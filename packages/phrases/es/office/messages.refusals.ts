import type { refusals as en } from '../../en/office/messages.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.AudienceChanged': 'Ahora la recibirían {{count}} personas, no las contadas. Mira el número y envía de nuevo.',
  'error.DraftGone':
    'Este borrador se envió, se programó o se eliminó en otro lugar. Mira antes lo que ya salió; envía de nuevo solo si aún falta.',
  'error.InsufficientSmsCredits': 'Créditos SMS del club insuficientes. Elige menos personas, acorta el texto o quita los SMS.',
  'error.MessageTargetGone': 'La clase del botón ya no se puede reservar. Elige otra clase u otro destino.',
  'error.MessagesOften': 'Has enviado {{max}} mensajes en una hora. Espera un poco o escribe un solo mensaje para todos.',
  'error.SmsNotAvailable': 'Esta instalación no puede enviar SMS. Quita los SMS o pide una pasarela al administrador.',
  'unknown-placeholder': 'Entre llaves solo pueden ir las palabras de la lista bajo el texto, como {Nickname}.',
};
