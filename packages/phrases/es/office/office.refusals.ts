import type { refusals as en } from '../../en/office/office.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TooManyAutomations': 'Ya hay {{max}} automatizaciones. Elimina una que ya no se use.',
  'error.AutomationReachesMany':
    'Esta automatización habría llegado a {{count}} personas en los últimos 30 días. Confirma que se debe activar.',
  'error.ClubExportRunning': 'Ya se está haciendo una exportación. Espera a que esté lista.',
  'error.CheckInCodeUnknown': 'Código caducado. Pide uno nuevo o elige el nombre.',
  'error.CheckInCodeAttempts':
    'Muchos códigos incorrectos aquí. Espera {{seconds}} s y crea un código nuevo en la app: con uno correcto entras enseguida.',
  'error.WebhookAddressRefused':
    'Escribe una dirección que empiece por https://, de un servidor en internet, sin puerto ni cuenta.',
  'error.WebhookLimit': 'Un club tiene como máximo {{max}} webhooks. Quita uno que ya no se use.',
  'error.WebhookNotConnected': 'Primero conecta de nuevo el webhook: sin conexión no recibe nada.',
  'error.AudienceChanged': 'Ahora la recibirían {{count}} personas, no las contadas. Mira el número y envía de nuevo.',
  'error.DraftGone':
    'Este borrador se envió, se programó o se eliminó en otro lugar. Mira antes lo que ya salió; envía de nuevo solo si aún falta.',
  'error.InsufficientSmsCredits': 'Créditos SMS del club insuficientes. Elige menos personas, acorta el texto o quita los SMS.',
  'error.MessageTargetGone': 'La clase del botón ya no se puede reservar. Elige otra clase u otro destino.',
  'error.MessagesOften': 'Has enviado {{max}} mensajes en una hora. Espera un poco o escribe un solo mensaje para todos.',
  'error.SmsNotAvailable': 'Esta instalación no puede enviar SMS. Quita los SMS o pide una pasarela al administrador.',
  'unknown-placeholder': 'Entre llaves solo pueden ir las palabras de la lista bajo el texto, como {Nickname}.',
  'error.TooManyPlanned': 'Ya hay {{max}}. Elimina un borrador o retira un mensaje en espera.',
  'moment-to-come': 'Elige un momento futuro, en un plazo máximo de {{days}} días.',
  'error.RepliesOften': 'Has enviado {{max}} respuestas en una hora. Espera un poco antes de volver a escribir.',
  'error.ThreadHeld': 'A esta conversación responde otra persona. Tómala primero y envía después tu respuesta.',
  'error.SupportVideoNotFound': 'Este vídeo de ayuda ya no está. Mira otra vez la lista.',
  'error.TooManySupportVideos': 'Ya hay {{max}} vídeos de ayuda. Elimina uno que nadie necesite.',
  'error.TrainingProgramNotFound': 'Este archivo ya no está compartido o se ha eliminado. Mira otra vez la lista.',
  'error.TrainingProgramsFull': 'Ya hay {{max}} archivos o {{gb}} GB. Elimina uno que ya nadie necesite.',
  'error.NobodyToShareWith': 'Nadie del club está entre esas personas. Elige otras.',
  'error.SiteNotAllowed': 'El club no muestra esto en {{site}}. Añade el sitio a la lista de los que pueden mostrarlo.',
  'program-too-large': 'Un archivo tiene como máximo 50 MB. Redúcelo, o sube un vídeo entre los vídeos.',
};
