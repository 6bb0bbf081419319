import { z } from 'zod';
import { anyone, call, inClub } from '../../call.ts';
import { dayInputSchema, idParams, languageSchema } from '../../scalars.ts';
import {
  clubWebsiteSchema,
  guestInputSchema,
  heldSeatSchema,
  websiteCodeSchema,
  websiteInputSchema,
  websiteStoreSchema,
  websiteTimetableSchema,
} from './website.ts';

const managers = inClub('params.id', ['Owner', 'Manager']);
const settings = ['office/website/website', 'clubs/clubs', 'calendar/booking-rules'] as const;
const timetable = [
  ...settings,
  'calendar/classes/classes',
  'calendar/seats/participants',
  'devices/rooms',
  'accounts/users',
] as const;
const store = [...settings, 'billing/subscription-types', 'billing/credits/packages', 'billing/payment-accounts'] as const;
const ofCode = z.object({ code: websiteCodeSchema });

export const getWebsite = call({
  id: 'website.get',
  method: 'GET',
  path: '/clubs/{id}/website',
  summary:
    'Returns what the club shows on its own website and to which websites, with today’s numbers and the websites that were refused; the defaults if it was never saved.',
  params: idParams,
  result: clubWebsiteSchema,
  shows: [...timetable, ...store],
  access: managers,
});
export const saveWebsite = call({
  id: 'website.save',
  method: 'PUT',
  path: '/clubs/{id}/website',
  summary: 'Sets what the club shows on its own website. The first save makes the code that names the club there.',
  params: idParams,
  body: websiteInputSchema,
  result: clubWebsiteSchema,
  changes: ['office/website/website'],
  access: managers,
  errors: ['StaleRowVersion'],
  licensed: true,
});
export const getWebsiteTimetable = call({
  id: 'website.timetable',
  method: 'GET',
  path: '/website/{code}/timetable',
  summary:
    'Returns the timetable of seven days for the website of a club, with colours and texts. A browser gets it only on the websites that the club allowed.',
  params: ofCode,
  query: z.object({ From: dayInputSchema.optional(), Language: languageSchema.optional() }),
  result: websiteTimetableSchema,
  shows: timetable,
  access: anyone,
  errors: ['SiteNotAllowed'],
});
export const getWebsiteStore = call({
  id: 'website.store',
  method: 'GET',
  path: '/website/{code}/store',
  summary: 'Returns the plans and credit packages that the club shows on its website, with their prices.',
  params: ofCode,
  query: z.object({ Language: languageSchema.optional() }),
  result: websiteStoreSchema,
  shows: store,
  access: anyone,
  errors: ['SiteNotAllowed'],
});
export const bookAsGuest = call({
  id: 'website.book',
  method: 'POST',
  path: '/website/{code}/bookings',
  summary:
    'Holds a seat for a visitor and sends a link to their e-mail address, which books it. The response is the same for every address; the mail tells a member to sign in. With `Replaces` the visitor corrects the e-mail address of a held seat.',
  params: ofCode,
  body: guestInputSchema,
  result: heldSeatSchema,
  changes: ['office/website/website', 'calendar/seats/participants'],
  access: anyone,
  errors: ['SiteNotAllowed', 'ClassNotBookable', 'ClassFull'],
});
