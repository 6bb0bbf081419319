import type { sharing as en } from '../../../en/training/sharing/sharing.ts';
import type { Translated } from '../../../phrases.ts';

export const sharing: Translated<typeof en> = {
  'training.shareTitle': 'Compartir este entrenamiento',
  'training.shareWhat':
    'Quien tiene el enlace ve, sin cuenta: tu apodo, el nombre que le diste al entrenamiento, tipo, día y hora, duración, distancia, puntos, zona y frecuencia cardíaca de cada minuto, frecuencia media y máxima, y calorías. No tu nombre, club, sala, nota ni lo que se escribió.',
  'training.shareCharts': 'Gráficos y mapa',
  'training.shareChartsText':
    'Quien tiene el enlace ve también la frecuencia cardíaca de cada segundo con tus zonas y lo que se registró en el camino. De una ruta no los primeros y últimos 250 m, ni más distancia de la que se ve.',
  'training.makeLink': 'Crear enlace',
  'training.copyLink': 'Copiar enlace',
  'training.linkCopied': 'Enlace copiado',
  'training.linkNotCopied': 'No se pudo copiar el enlace. Selecciónalo y cópialo tú.',
  'training.endLink': 'Retirar enlace',
  'training.linkEnded': 'Enlace retirado: ya no abre nada',
  'training.mailLink': 'Enviar por correo',
  'training.mailName': 'Nombre de quien lo recibe',
  'training.mailNone': 'Este servidor aún no envía correos: envía tú el enlace.',
  'training.mailed': 'El correo está en camino',
  'training.onlyYou': 'Ahora solo lo veis tú y el personal de los clubes con los que compartes tu frecuencia cardíaca.',
  'training.sharedGone': 'Este enlace no abre nada',
  'training.sharedGoneText': 'Quien lo envió lo ha retirado, o no está completo. Pide otro.',
  'training.sharedAverage': 'frecuencia cardíaca media',
  'training.sharedPeak': 'frecuencia máxima',
  'training.sharedBy': 'Lo muestra {{name}}',
  'training.copyCode': 'Copiar código para una web',
  'training.codeCopied': 'Código copiado',
  'training.sharedFrame': 'Un entrenamiento',
};
