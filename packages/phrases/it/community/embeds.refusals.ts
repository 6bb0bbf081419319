import type { refusals as en } from '../../en/community/embeds.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'ranking-needed': 'Scegli almeno una classifica o una sfida.',
  'challenge-gone': 'Questa sfida del club non c’è più. Toglila.',
  'challenge-not-public': 'Non tutti gli atleti vedono questa sfida. Attivala e aprila a tutti, oppure toglila.',
  'challenge-of-hearts': 'Conta calorie, tempo nelle zone o solo certe zone, e nessun sito può mostrarla. Toglila.',
  'challenge-over': 'Questa sfida è finita. Scegline una in corso o futura.',
  'too-many-challenges': 'Al massimo 10 sfide. Togline qualcuna.',
  'timeframe-needed': 'Scegli almeno un periodo.',
  'contrast-too-low': 'Troppo simile allo sfondo per essere leggibile. Rendilo più scuro o più chiaro.',
  'invalid-origin': 'Un sito come https://club.example, senza percorso.',
};
