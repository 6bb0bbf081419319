import type { series as en } from '../../../en/training/series/series.ts';
import type { Translated } from '../../../phrases.ts';

export const series: Translated<typeof en> = {
  'series.title': 'Por el camino',
  'series.charts': 'Gráficos de lo registrado',
  'series.route': 'La ruta',
  'series.look': 'Cómo se dibuja la ruta',
  'series.grade': 'Pendiente',
  'series.plain': 'Sencilla',
  'series.hiddenFromOthers': 'Primeros y últimos 250 m ocultos a los demás',
  'series.hidden': 'Los primeros y últimos 250 m no se ven',
  'series.elevation': 'Altitud',
  'series.speed': 'Velocidad',
  'series.power': 'Potencia',
  'series.cadence': 'Cadencia',
  'series.range': 'media {{average}}, máximo {{highest}}',
  'series.watts': '{{value}} W',
  'series.rpm': '{{value}} rpm',
  'series.kmh': '{{value}} km/h',
  'series.mph': '{{value}} mph',
  'series.metres': '{{value}} m',
  'series.feet': '{{value}} ft',
};
