import type { ownLive as en } from '../../../en/live/own-live/own-live.ts';
import type { Translated } from '../../../phrases.ts';

export const ownLive: Translated<typeof en> = {
  'ownLive.back': 'Volver a Hoy',
  'ownLive.goal': 'Objetivo del grupo, {{points}} de {{goal}}',
  'ownLive.unheard': 'Ningún club oye tu banda',
  'ownLive.unheardText':
    'Ponte la banda, humedece los electrodos y acércate al receptor del club: tu corazón aparece aquí por sí solo.',
  'ownLive.overText': '{{time}} y {{points}} {{unit}}. Lo contado hasta el último segundo está en tu diario.',
  'ownLive.toTraining': 'Abrir el entrenamiento',
};
