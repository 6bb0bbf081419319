import * as calls from '@clubpulse/contract/accounts/lookups.calls';
import type { Routes } from '../../platform/http/route.ts';
import { countries, currencies, timeZones } from './lookups.service.ts';

export function lookupRoutes(route: Routes): void {
  route(calls.listCountries, async ({ query }) => countries(query.language));
  route(calls.listTimeZones, async ({ query }) => timeZones(query.language, new Date()));
  route(calls.listCurrencies, async ({ query }) => currencies(query.language));
}
