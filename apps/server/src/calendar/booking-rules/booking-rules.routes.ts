import * as calls from '@clubpulse/contract/calendar/booking-rules.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Settings } from './settings.service.ts';
import type { Strikes } from './strikes.service.ts';

export function settingsRoutes(route: Routes, settings: Settings, strikes: Strikes): void {
  route(calls.getBookingSettings, ({ params }) => settings.get(params.id));
  route(calls.putBookingSettings, ({ params, body, caller }) => settings.save(params.id, body, caller.UserId));
  route(calls.getMemberBooking, ({ params }) => settings.member(params.id, params.userId));
  route(calls.getOwnBooking, ({ params }) => settings.own(params.clubId, params.id));
  route(calls.setNoBookingsUntil, ({ params, body, caller }) =>
    settings.ban(params.id, params.userId, body.NoBookingsUntil, caller.UserId),
  );
  route(calls.setIsGuest, ({ params, body, caller }) => settings.setGuest(params.id, params.userId, body.IsGuest, caller.UserId));
  route(calls.setIsStaff, ({ params, body, caller }) => settings.setStaff(params.id, params.userId, body.IsStaff, caller.UserId));
  route(calls.listStrikes, ({ params, query }) => strikes.list(params.id, query));
  route(calls.forgiveStrike, {
    resolve: ({ params }) => strikes.clubOf(params.id),
    handle: ({ params, caller }) => strikes.forgive(params.id, caller.UserId),
  });
}
