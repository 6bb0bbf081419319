import { RECORDING_TEXT_MAX } from '@clubpulse/contract/training/recordings/recordings';
import * as calls from '@clubpulse/contract/training/recordings/recordings.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Exports } from './exports.service.ts';
import type { Recordings } from './recordings.service.ts';

const fileOf = RECORDING_TEXT_MAX + 16_384;

export function recordingRoutes(route: Routes, recordings: Recordings, exports: Exports): void {
  route(calls.exportRecording, {
    resolve: ({ params, caller }) => exports.athleteOf(params.id, caller),
    handle: ({ params, query }) => exports.write(params.id, query.format),
  });
  route(calls.importRecording, { fileOf, handle: ({ params, body }) => recordings.import(params.id, body) });
}
