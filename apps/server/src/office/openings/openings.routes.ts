import { openMenu } from '@clubpulse/contract/office/openings/menu-opening.calls';
import { openClubProfile, openToday } from '@clubpulse/contract/office/openings/openings.calls';
import { clubProfileParts } from '@clubpulse/rules/office/openings/club-profile-parts';
import { menuParts } from '@clubpulse/rules/office/openings/menu-parts';
import { todayParts } from '@clubpulse/rules/office/openings/today-parts';
import type { FastifyInstance } from 'fastify';
import type { Routes } from '../../platform/http/route.ts';
import { resultsOf } from './openings.service.ts';

export function openingsRoutes(route: Routes, api: FastifyInstance): void {
  route(openToday, ({ params, query, request }) => resultsOf(api, request, todayParts(params.id, query)));
  route(openMenu, ({ params, request }) => resultsOf(api, request, menuParts(params.id)));
  route(openClubProfile, ({ params, query, caller, request }) =>
    resultsOf(api, request, clubProfileParts(params.id, caller.UserId, query)),
  );
}
