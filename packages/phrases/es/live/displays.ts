import type { displays as en } from '../../en/live/displays.ts';
import type { Translated } from '../../phrases.ts';

export const displays: Translated<typeof en> = {
  'displays.intro':
    'Un televisor que abre {{address}} muestra un código. Escríbelo aquí y el televisor mostrará los atletas de una sala.',
  'displays.pair': 'Vincular una pantalla',
  'displays.code': 'Código del televisor',
  'displays.codeHint': 'Abre {{address}} en el televisor: el código está en letras grandes.',
  'displays.nameHint': 'Dónde está colgada, por ejemplo "A la izquierda del espejo".',
  'displays.seen': 'Vista: {{when}}',
  'displays.keep': 'Conservar la pantalla',
  'displays.edit': 'Nombre, sala y sonido',
  'displays.unpair': 'Desvincular',
  'displays.unpairTitle': '¿Desvincular {{name}}?',
  'displays.unpairText': 'El televisor vuelve a mostrar un código. No se pierde nada más.',
  'displays.empty': 'Aún no hay pantallas',
  'displays.needsRoom': 'Añade primero una sala: cada pantalla muestra una sala.',
  'displays.pairedToast': '{{name}} ahora muestra {{room}}.',
  'displays.savedToast': 'Se ha cambiado {{name}}.',
  'displays.unpairedToast': 'Se ha desvinculado {{name}}.',
  'displays.sound': 'Sonido',
  'displays.soundHint': 'Inicio, últimos tres segundos, final y objetivo alcanzado.',
  'displays.inPlace': 'Ocupa el lugar de «{{name}}», vista: {{when}}.',
  'displays.bridge': 'Bridge del que cuelga',
  'displays.bridgeHint': 'Un circuito muestra en esta pantalla los ejercicios de la estación del bridge.',
  'displays.bridgeWithStation': '{{name}}, estación {{station}}',
};
