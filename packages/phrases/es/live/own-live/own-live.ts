import type { ownLive as en } from '../../../en/live/own-live/own-live.ts';
import type { Translated } from '../../../phrases.ts';

export const ownLive: Translated<typeof en> = {
  'ownLive.back': 'Volver a Hoy',
  'ownLive.goal': 'Objetivo del grupo, {{points}} de {{goal}}',
  'ownLive.unheard': 'Ningún club detecta tu banda',
  'ownLive.unheardText':
    'Ponte la banda, humedece los electrodos y acércate al receptor del club: tu corazón aparece aquí por sí solo.',
  'ownLive.overText': '{{time}} y {{points}} {{unit}}. Lo contado hasta el último segundo está en tu diario.',
  'ownLive.toTraining': 'Abrir el entrenamiento',
  'ownLive.yourStation': 'Tu estación',
  'ownLive.station': 'Estación {{number}} de {{count}}',
  'ownLive.goTo': 'Ve a la estación {{number}} de {{count}}',
  'ownLive.nextIn': 'la siguiente en {{time}}',
  'ownLive.beginsIn': 'empieza en {{time}}',
  'ownLive.whereBegin': '¿En qué estación empiezas?',
  'ownLive.whereNow': '¿En qué estación estás ahora?',
  'ownLive.whereNext': '¿A qué estación vas ahora?',
  'ownLive.onScreens': 'Las pantallas de la sala te muestran ahí, con el nombre que tienes en el muro.',
  'ownLive.another': 'Estoy en otra estación',
  'ownLive.yourTimer': 'El temporizador de tu sala',
  'ownLive.thenOver': 'Después se acaba',
  'ownLive.yourSegment': 'Tu segmento',
  'ownLive.segment': 'Segmento {{place}} de {{count}}',
  'ownLive.flowHeart': '{{percent}} % del máximo, {{bpm}} ppm',
  'ownLive.flowFtp': '{{percent}} % de la FTP',
  'ownLive.flowWatts': '{{percent}} % de la FTP, {{watts}} W',
  'ownLive.cadence': '{{rpm}} rpm',
  'ownLive.freeCadence': 'cadencia libre',
};
