import { z } from 'zod';
import { anyone, call } from '../call.ts';
import { languageSchema } from '../scalars.ts';

const query = z.object({ language: languageSchema.default('en') });
const named = z.array(z.object({ Code: z.string(), Name: z.string() }));

export const listCountries = call({
  id: 'lookups.countries',
  method: 'GET',
  path: '/countries',
  summary: 'ISO 3166-1 countries, named and sorted in the language.',
  query,
  result: named,
  shows: [],
  access: anyone,
});
export const listTimeZones = call({
  id: 'lookups.timeZones',
  method: 'GET',
  path: '/timeZones',
  summary: 'IANA time zones by place, with their country in the language and their offset now.',
  query,
  result: named,
  shows: [],
  access: anyone,
});
export const listCurrencies = call({
  id: 'lookups.currencies',
  method: 'GET',
  path: '/currencies',
  summary: 'ISO 4217 currencies, named in the language.',
  query,
  result: z.array(z.object({ Code: z.string(), Name: z.string(), Digits: z.number().int() })),
  shows: [],
  access: anyone,
});
