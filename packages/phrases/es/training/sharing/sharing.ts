import type { sharing as en } from '../../../en/training/sharing/sharing.ts';
import type { Translated } from '../../../phrases.ts';

export const sharing: Translated<typeof en> = {
  'training.shareAct': 'Compartir',
  'training.shareTitle': 'Compartir este entrenamiento',
  'training.shareWhat':
    'Quien tiene el enlace ve, sin cuenta: tu apodo, el nombre que le diste al entrenamiento, tipo, día y hora, duración, distancia, puntos, zona y frecuencia cardíaca de cada minuto, frecuencia media y máxima, y calorías. No tu nombre, club, sala, nota ni lo que se escribió.',
  'training.makeLink': 'Crear enlace',
  'training.link': 'Enlace',
  'training.copyLink': 'Copiar enlace',
  'training.linkCopied': 'Enlace copiado',
  'training.linkNotCopied': 'No se pudo copiar el enlace. Selecciónalo y cópialo tú.',
  'training.endLink': 'Retirar enlace',
  'training.linkEnded': 'Enlace retirado: ya no abre nada',
  'training.mailLink': 'Enviar por correo',
  'training.mailName': 'Nombre de quien lo recibe',
  'training.mailAddress': 'Correo electrónico',
  'training.mailNone': 'Este servidor aún no envía correos: envía tú el enlace.',
  'training.mailed': 'El correo está en camino',
  'training.onlyYou': 'Ahora solo lo veis tú y el personal de los clubes con los que compartes tu frecuencia cardíaca.',
  'training.sharedGone': 'Este enlace no abre nada',
  'training.sharedGoneText': 'Quien lo envió lo ha retirado, o no está completo. Pide otro.',
  'training.sharedPeak': 'Frecuencia máxima',
  'training.sharedBy': 'Lo muestra {{name}}',
};
