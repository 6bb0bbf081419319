import type { series as en } from '../../../en/training/series/series.ts';
import type { Translated } from '../../../phrases.ts';

export const series: Translated<typeof en> = {
  'series.title': 'Lungo il percorso',
  'series.charts': 'Grafici di ciò che è stato registrato',
  'series.route': 'Il percorso',
  'series.look': 'Come si disegna il percorso',
  'series.grade': 'Pendenza',
  'series.plain': 'Semplice',
  'series.hiddenFromOthers': 'Primi e ultimi 250 m nascosti agli altri',
  'series.hidden': 'I primi e gli ultimi 250 m non si vedono',
  'series.elevation': 'Altitudine',
  'series.speed': 'Velocità',
  'series.power': 'Potenza',
  'series.cadence': 'Cadenza',
  'series.range': 'media {{average}}, massimo {{highest}}',
  'series.watts': '{{value}} W',
  'series.rpm': '{{value}} rpm',
  'series.kmh': '{{value}} km/h',
  'series.mph': '{{value}} mph',
  'series.metres': '{{value}} m',
  'series.feet': '{{value}} ft',
};
