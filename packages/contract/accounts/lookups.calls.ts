import { z } from 'zod';
import { anyone, call } from '../call.ts';
import { languageSchema } from '../scalars.ts';

const query = z.object({ language: languageSchema.default('en') });
const named = z.array(z.object({ Code: z.string(), Name: z.string() }));

export const listCountries = call({
  id: 'lookups.countries',
  method: 'GET',
  path: '/countries',
  summary: 'Returns the ISO 3166-1 countries, named and sorted in the language of the request.',
  query,
  result: named,
  shows: [],
  access: anyone,
});
export const listTimeZones = call({
  id: 'lookups.timeZones',
  method: 'GET',
  path: '/timeZones',
  summary: 'Returns the IANA time zones by place, each with its country in the language of the request and its current offset.',
  query,
  result: named,
  shows: [],
  access: anyone,
});
export const listCurrencies = call({
  id: 'lookups.currencies',
  method: 'GET',
  path: '/currencies',
  summary: 'Returns the ISO 4217 currencies, named in the language of the request.',
  query,
  result: z.array(z.object({ Code: z.string(), Name: z.string(), Digits: z.number().int() })),
  shows: [],
  access: anyone,
});
