import type { wearables as en } from '../../../en/training/wearables/wearables.ts';
import type { Translated } from '../../../phrases.ts';

export const wearables: Translated<typeof en> = {
  'wearables.title': 'Reloj Garmin',
  'wearables.lead':
    'Lo que graba tu reloj llega solo a tu diario, con pulsaciones, recorrido y valores, también si lo sincronizas más tarde.',
  'wearables.connect': 'Conectar con Garmin',
  'wearables.again': 'Conectar con Garmin de nuevo',
  'wearables.hint':
    'Garmin te pregunta qué puede enviar: permite las actividades, y los datos de salud si quieres verlos aquí. De la salud no se guarda nada hasta que lo digas en Mi salud. Quién ve tus entrenamientos sigue como elegiste.',
  'wearables.connected': 'Conectado desde el {{day}}',
  'wearables.heard': 'Último envío {{when}}',
  'wearables.unheard': 'Aún no ha llegado nada. Sincroniza el reloj después de entrenar.',
  'wearables.ended': 'Garmin cerró la conexión el {{day}}. Lo que llegó antes sigue en tu diario.',
  'wearables.withheld':
    'En Garmin no están permitidas las actividades, así que no llega ningún entrenamiento. Permítelas en tu cuenta Garmin, en aplicaciones conectadas.',
  'wearables.disconnect': 'Desconectar reloj',
  'wearables.disconnectTitle': '¿Desconectar de Garmin?',
  'wearables.disconnectText':
    'Se avisa a Garmin de que no envíe nada más. Tus entrenamientos, noches y días se quedan aquí; con otro reloj se te preguntará de nuevo si se guardan sus datos de salud.',
  'wearables.keep': 'Seguir conectado',
  'wearables.disconnected': 'Tu reloj Garmin está desconectado',
  'wearables.waits': 'Esperando a Garmin',
  'wearables.done': 'Tu reloj Garmin está conectado',
  'wearables.declined': 'No lo permitiste en Garmin. No se ha conectado nada.',
  'wearables.off': 'Este servidor ya no se comunica con Garmin. Aún puedes desconectar.',
};
