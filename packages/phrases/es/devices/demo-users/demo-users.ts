import type { demoUsers as en } from '../../../en/devices/demo-users/demo-users.ts';
import type { Translated } from '../../../phrases.ts';

export const demoUsers: Translated<typeof en> = {
  'demo.lead':
    'Salen en el panel marcados como demo. No tienen cuenta y no cuentan en ningún diario, clasificación ni número de socios.',
  'demo.none': 'Aún no hay usuarios de demostración',
  'demo.noneText':
    'Presta una banda a un invitado sin cuenta, o deja que el servidor simule a alguien que entrena, para ver el panel antes del primer bridge.',
  'demo.add': 'Añadir usuario de demostración',
  'demo.nameHint': 'Sale en el panel: hasta doce caracteres se ven enteros.',
  'demo.heart': 'Frecuencia cardíaca',
  'demo.madeUp': 'Simulada',
  'demo.lent': 'De una banda',
  'demo.madeUpHint': 'El servidor simula un entrenamiento con minutos suaves y duros, mientras esté encendido.',
  'demo.lentHint':
    'Se muestra en la sala donde se detecta la banda. Cuando alguien del club vincule esta banda, los latidos serán suyos.',
  'demo.roomHint': 'Se ve en esta sala. Sin sala: solo en el panel de todas las salas.',
  'demo.allRooms': 'Todas las salas',
  'demo.whereHeard': 'Donde se oiga',
  'demo.on': 'En el panel',
  'demo.onOf': '{{name}} en el panel',
  'demo.strapOfMember': 'Alguien del club ha vinculado esta banda: el panel muestra a esa persona.',
  'demo.saved': '{{name}} se guardó',
  'demo.delete': 'Eliminar usuario de demostración',
  'demo.deleteText': 'Deja el panel en el acto. No se ha guardado nada suyo.',
};
