import { useMemo, useState } from 'react';
import type { ChartView, Span } from './chart-view.ts';

export function useChartView(): ChartView {
  const [at, onAt] = useState<number | null>(null);
  const [zoom, onZoom] = useState<Span | null>(null);
  const [marked, onMarked] = useState<Span | null>(null);
  return useMemo(() => ({ at, onAt, zoom, onZoom, marked, onMarked }), [at, zoom, marked]);
}
