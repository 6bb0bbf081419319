import type { series as en } from '../../../en/training/series/series.ts';
import type { Translated } from '../../../phrases.ts';

export const series: Translated<typeof en> = {
  'series.title': 'Le long du parcours',
  'series.charts': 'Graphiques de ce qui a été enregistré',
  'series.route': 'Le parcours',
  'series.look': 'Comment le parcours est dessiné',
  'series.grade': 'Pente',
  'series.plain': 'Simple',
  'series.hiddenFromOthers': 'Premiers et derniers 250 m cachés aux autres',
  'series.hidden': 'Les premiers et derniers 250 m ne sont pas montrés',
  'series.elevation': 'Altitude',
  'series.speed': 'Vitesse',
  'series.power': 'Puissance',
  'series.cadence': 'Cadence',
  'series.range': 'moyenne {{average}}, maximum {{highest}}',
  'series.watts': '{{value}} W',
  'series.rpm': '{{value}} tr/min',
  'series.kmh': '{{value}} km/h',
  'series.mph': '{{value}} mph',
  'series.metres': '{{value}} m',
  'series.feet': '{{value}} ft',
};
