import type { ownLive as en } from '../../../en/live/own-live/own-live.ts';
import type { Translated } from '../../../phrases.ts';

export const ownLive: Translated<typeof en> = {
  'ownLive.back': 'Torna a Oggi',
  'ownLive.goal': 'Obiettivo del gruppo, {{points}} di {{goal}}',
  'ownLive.unheard': 'Nessun club rileva la tua fascia',
  'ownLive.unheardText':
    'Indossa la fascia, inumidisci gli elettrodi e avvicinati al ricevitore del club: il tuo cuore compare qui da solo.',
  'ownLive.overText': '{{time}} e {{points}} {{unit}}. Ciò che è contato fino all’ultimo secondo sta nel tuo diario.',
  'ownLive.toTraining': 'Apri l’allenamento',
  'ownLive.yourStation': 'La tua stazione',
  'ownLive.station': 'Stazione {{number}} di {{count}}',
  'ownLive.goTo': 'Vai alla stazione {{number}} di {{count}}',
  'ownLive.nextIn': 'la prossima tra {{time}}',
  'ownLive.beginsIn': 'si parte tra {{time}}',
  'ownLive.whereBegin': 'Da quale stazione cominci?',
  'ownLive.whereNow': 'A quale stazione sei ora?',
  'ownLive.whereNext': 'A quale stazione vai ora?',
  'ownLive.onScreens': 'Gli schermi della sala ti mostrano lì, con il nome che hai sul muro.',
  'ownLive.another': 'Sono a un’altra stazione',
  'ownLive.yourTimer': 'Il timer della tua sala',
  'ownLive.thenOver': 'Poi è finito',
  'ownLive.yourSegment': 'Il tuo segmento',
  'ownLive.segment': 'Segmento {{place}} di {{count}}',
  'ownLive.flowHeart': '{{percent}}% del massimo, {{bpm}} bpm',
  'ownLive.flowFtp': '{{percent}}% della FTP',
  'ownLive.flowWatts': '{{percent}}% della FTP, {{watts}} W',
  'ownLive.cadence': '{{rpm}} rpm',
  'ownLive.freeCadence': 'cadenza libera',
};
