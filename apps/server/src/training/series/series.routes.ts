import * as calls from '@clubpulse/contract/training/series/series.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { SeriesService } from './series.service.ts';

export function seriesRoutes(route: Routes, series: SeriesService): void {
  route(calls.getTrainingSeries, {
    resolve: ({ params, caller }) => series.athleteOf(params.id, caller),
    handle: ({ params, caller }) => series.ofTraining(params.id, caller),
  });
  route(calls.getPower, ({ params, query, caller }) => series.power(params.id, query, caller));
  route(calls.getCadence, ({ params, query, caller }) => series.cadence(params.id, query, caller));
  route(calls.getHits, ({ params, query, caller }) => series.hits(params.id, query, caller));
  route(calls.getGeopositions, ({ params, query, caller }) => series.geopositions(params.id, query, caller));
}
