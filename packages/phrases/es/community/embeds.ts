import type { embeds as en } from '../../en/community/embeds.ts';
import type { Translated } from '../../phrases.ts';

export const embeds: Translated<typeof en> = {
  'embeds.what': 'Clasificaciones que se muestran',
  'embeds.when': 'Días para elegir',
  'embeds.orderNote': 'En el orden en que se marcan; la página se abre con lo primero.',
  'embeds.noChallenges':
    'Ningún reto que mostrar: solo los del club abiertos a todos los atletas, y ninguno por calorías, por tiempo en zonas o solo por ciertas zonas.',
  'embeds.challengesNote':
    'Del club y abiertos a todos los atletas; ninguno por calorías, por tiempo en zonas o solo por ciertas zonas. Uno terminado se queda hasta que lo quites.',
  'embeds.over': 'Terminado el {{day}}',
  'embeds.since': 'Desde un día hasta hoy',
  'embeds.sinceTooLong': 'Como máximo {{max}} días:',
  'embeds.rows': 'Filas',
  'embeds.ofVisitor': 'de quien visita',
  'embeds.colors': 'Colores de la web',
  'embeds.Paper': 'Fondo',
  'embeds.Text': 'Texto',
  'embeds.Mark': 'Realce',
  'embeds.contrast': 'Contraste {{text}} y {{mark}} a 1, ambos legibles.',
  'embeds.origins': 'Webs que pueden mostrarla',
  'embeds.originsNote': 'Una por línea, como https://club.example. Si no indicas ninguna, pueden todas.',
  'embeds.looks': 'Cómo se ve',
  'embeds.example': 'Un ejemplo con los primeros atletas del club.',
  'embeds.codeNote': 'Solo apodos. Quien se oculta en la app desaparece de aquí en un minuto.',
  'embeds.copied': 'Código copiado',
  'embeds.notCopied': 'El navegador no deja copiar',
  'embeds.open': 'Abrir la página',
  'embeds.show': 'Mostrar en webs',
  'embeds.saved': 'Las webs la muestran como dijiste',
  'embeds.none': 'Aún no se muestra nada. Guarda y el código aparece aquí.',
  'embeds.end': 'Retirar',
  'embeds.endTitle': '¿Retirar la clasificación de todas las webs?',
  'embeds.endText': 'Su código deja de mostrar nada desde ahora. Si la muestras otra vez, el código será otro.',
  'embeds.endKeep': 'Seguir mostrándola',
  'embeds.ended': 'Las webs ya no muestran nada',
  'embeds.acts': 'Acciones de la página',
};
