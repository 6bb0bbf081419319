import type { refusals as en } from '../../en/community/embeds.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'ranking-needed': 'Scegli almeno una classifica.',
  'timeframe-needed': 'Scegli almeno un periodo.',
  'contrast-too-low': 'Troppo simile allo sfondo per essere leggibile. Rendilo più scuro o più chiaro.',
  'invalid-origin': 'Un sito come https://club.example, senza percorso.',
};
