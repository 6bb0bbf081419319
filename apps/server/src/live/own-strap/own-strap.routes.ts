import { listOwnPlaces, sendOwnBeats } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { OwnStraps } from './own-strap.service.ts';

export function ownStrapRoutes(route: Routes, ownStraps: OwnStraps): void {
  route(sendOwnBeats, ({ params, body }) => ownStraps.send(params.id, body));
  route(listOwnPlaces, ({ params }) => ownStraps.places(params.id));
}
