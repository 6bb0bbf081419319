import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { originSchema } from '@clubpulse/contract/community/embeds';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type ClubWebsite,
  WEBSITE_AHEAD_DAYS,
  WEBSITE_DAYS,
  type WebsiteInput,
  type WebsiteStore,
  type WebsiteTimetable,
  websiteInputSchema,
} from '@clubpulse/contract/office/website/website';
import type { Language } from '@clubpulse/contract/scalars';
import { tooPale } from '@clubpulse/rules/community/embeds/contrast';
import { linkedData } from '@clubpulse/rules/office/website/linked-data';
import { mayShow } from '@clubpulse/rules/office/website/websites';
import { addDays, type Day, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import { offersOf } from '../../billing/credits/public.ts';
import { type IcsEvent, icsCalendar } from '../../calendar/ical/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import { refusedGuests } from './guests.checks.ts';
import { countGuestBookings } from './guests.store.ts';
import { countRefusal, purgeRefusals, sitesRefused } from './refused-sites.store.ts';
import { nextOnWebsite, roomsOfClub, rulesOfClub, websiteClasses } from './website.facts.ts';
import { aboutClub, presentClass, presentOffers, presentSettings, usual } from './website.present.ts';
import * as store from './website.store.ts';

const CODE_LENGTH = 24;
/** How many seconds the server, and after it the browser, store a response. */
export const CACHE_SECONDS = 30;
const STORED_MAX = 500;
const FEED_DAYS = 28;

interface WebsiteParts {
  readonly db: Database;
  readonly publicUrl: string;
  readonly club: Clubs['facts'];
  readonly now?: () => Date;
}
export type Website = ReturnType<typeof createWebsite>;

interface Ready extends Required<WebsiteParts> {
  readonly timetables: Map<string, { readonly until: number; readonly timetable: Promise<WebsiteTimetable> }>;
}

/** The code in the snippet, and the website if the browser sends it. */
export interface Visit {
  readonly code: string;
  readonly origin: string | undefined;
}

export function createWebsite(parts: WebsiteParts) {
  const ready: Ready = { now: () => new Date(), ...parts, timetables: new Map() };
  return bindActs(ready, { get, save, timetable, shop, visited, ofClub, calendar, markup, dataUse, purge });
}

async function present(parts: Ready, clubId: ClubId, site: store.StoredWebsite | undefined): Promise<ClubWebsite | Refusal> {
  const { db, publicUrl } = parts;
  const known = await parts.club(clubId);
  if (!known) return refuse('NotFound');
  const now = parts.now();
  const rooms = site?.Rooms ?? [];
  const to = startOfDay(known.TimeZone, addDays(dayIn(known.TimeZone, now), WEBSITE_DAYS));
  const [rows, offers, Offered, GuestBookings, GuestsRefused, RefusedSites] = await Promise.all([
    websiteClasses(db, { clubId, rooms, from: now, to }),
    offersOf(db, clubId),
    roomsOfClub(db, clubId),
    countGuestBookings(db, clubId),
    refusedGuests(db, known),
    sitesRefused(db, clubId, site?.Origins ?? [], now),
  ]);
  const first = { ...usual, Languages: [known.Language], Origins: originOf(known.Website), Code: null };
  return presentSettings(site ?? first, publicUrl, {
    rows,
    offers,
    rooms: Offered,
    GuestBookings,
    GuestsRefused,
    RefusedSites,
    club: known,
    now,
  });
}

/** The origin of the website in the club's profile, if it can be allowed. */
function originOf(website: string | null): string[] {
  const origin = website !== null && URL.canParse(website) ? new URL(website).origin : 'null';
  return websiteInputSchema.shape.Origins.safeParse([origin]).success ? [origin] : [];
}

const get = async (parts: Ready, clubId: ClubId): Promise<ClubWebsite | Refusal> =>
  present(parts, clubId, await store.websiteOfClub(parts.db, clubId));

async function save(parts: Ready, clubId: ClubId, input: WebsiteInput, By: CallerId): Promise<ClubWebsite | Refusal> {
  const pale = tooPale(input);
  if (pale.length > 0) return refuse('ValidationFailed', { errors: pale.map((field) => ({ field, key: 'contrast-too-low' })) });
  const rooms = new Set((await roomsOfClub(parts.db, clubId)).map(({ DisplayGroupId }) => DisplayGroupId));
  const foreign = input.Rooms.findIndex((id) => !rooms.has(id));
  if (foreign >= 0) return refuse('ValidationFailed', { errors: [{ field: `Rooms.${foreign}`, key: 'invalid-value' }] });
  const distinct = { Rooms: [...new Set(input.Rooms)], Languages: [...new Set(input.Languages)] };
  const saved = await parts.db.transaction().execute(async (trx) => {
    const before = (await store.websiteOfClub(trx, clubId))?.Origins ?? [];
    const after = await store.saveWebsite(trx, clubId, { ...input, ...distinct }, newCode(CODE_LENGTH));
    const Sites = after?.Origins.filter((one) => !before.includes(one)).join(', ') || null;
    if (after) await emit(trx, { ClubId: clubId, Type: 'WebsiteUpdated', Payload: { Sites, By } });
    return after;
  });
  return saved ? present(parts, clubId, saved) : refuse('StaleRowVersion');
}

export interface Visited {
  readonly site: store.StoredWebsite;
  readonly club: NonNullable<Awaited<ReturnType<Clubs['facts']>>>;
}

async function visited({ db, club, publicUrl, now }: Ready, { code, origin }: Visit): Promise<Visited | Refusal> {
  const site = await store.websiteBehind(db, code.toUpperCase());
  const known = site && (await club(site.ClubId));
  if (!site || !known) return refuse('NotFound');
  if (!mayShow(origin, site.Origins, new URL(publicUrl).origin)) {
    const { data } = originSchema.safeParse(origin);
    if (data !== undefined) await countRefusal(db, site.ClubId, data, now());
    return refuse('SiteNotAllowed', { values: { site: origin ?? '' } });
  }
  return { site, club: known };
}

async function ofClub({ db, club }: Ready, clubId: ClubId): Promise<Visited | undefined> {
  const [site, known] = await Promise.all([store.websiteOfClub(db, clubId), club(clubId)]);
  return site && known && { site, club: known };
}

function firstDay(From: Day | undefined, today: Day): Day | Refusal {
  const from = From ?? today;
  return from < today || from > addDays(today, WEBSITE_AHEAD_DAYS)
    ? refuse('ValidationFailed', { errors: [{ field: 'From', key: 'invalid-date' }] })
    : from;
}

async function timetable(
  parts: Ready,
  visit: Visit,
  { From, Language }: { readonly From?: Day | undefined; readonly Language?: Language | undefined },
): Promise<WebsiteTimetable | Refusal> {
  const found = await visited(parts, visit);
  if (isRefusal(found)) return found;
  if (!found.site.Timetable) return refuse('NotFound');
  const now = parts.now();
  const today = dayIn(found.club.TimeZone, now);
  const from = firstDay(From, today);
  if (typeof from !== 'string') return from;
  return stored(parts, found, { from, today, now, days: WEBSITE_DAYS, Language });
}

interface Days {
  readonly from: Day;
  readonly today: Day;
  readonly now: Date;
  readonly days: number;
  readonly Language: Language | undefined;
}

/** A stored timetable is used for `CACHE_SECONDS`, because many visitors request the same days. */
async function stored(parts: Ready, found: Visited, wanted: Days): Promise<WebsiteTimetable> {
  const { timetables } = parts;
  const { site } = found;
  const key = [site.Code, site.RowVersion, wanted.from, wanted.today, wanted.days, wanted.Language ?? ''].join(' ');
  const before = timetables.get(key);
  if (before && before.until > wanted.now.getTime()) return before.timetable;
  const read = readTimetable(parts, found, wanted);
  timetables.delete(key);
  timetables.set(key, { until: wanted.now.getTime() + CACHE_SECONDS * 1000, timetable: read });
  for (const [old] of timetables) if (timetables.size > STORED_MAX) timetables.delete(old);
  read.catch(() => timetables.delete(key));
  return read;
}

async function readTimetable(
  { db, publicUrl }: Ready,
  { site, club }: Visited,
  { from, today, now, days, Language }: Days,
): Promise<WebsiteTimetable> {
  const { TimeZone } = club;
  const shown = { clubId: site.ClubId, rooms: site.Rooms };
  const begin = from === today ? now : startOfDay(TimeZone, from);
  const end = startOfDay(TimeZone, addDays(from, days));
  const rows = await websiteClasses(db, { ...shown, from: begin, to: end });
  const withGuests = site.Guests && (await refusedGuests(db, club)) === null;
  const next = rows.length === 0 ? await nextOnWebsite(db, { ...shown, from: end }) : undefined;
  return {
    ...aboutClub(site, club, Language),
    Today: today,
    From: from,
    To: addDays(from, days - 1),
    SignIn: site.Members && club.EnableActivities ? `${publicUrl}/#/Book/` : null,
    GuestPrice: withGuests ? site.GuestPrice : null,
    Classes: rows.map((row) => presentClass(row, { ...site, Guests: withGuests }, TimeZone, now)),
    Next: next === undefined ? null : dayIn(TimeZone, next),
  };
}

async function shop(parts: Ready, visit: Visit, language: Language | undefined): Promise<WebsiteStore | Refusal> {
  const found = await visited(parts, visit);
  if (isRefusal(found)) return found;
  const { site, club } = found;
  if (!site.Store) return refuse('NotFound');
  return {
    ...aboutClub(site, club, language),
    Link: `${parts.publicUrl}/#/MySubscriptions`,
    Offers: presentOffers(await offersOf(parts.db, site.ClubId)),
  };
}

async function feed(parts: Ready, code: string): Promise<(Visited & { timetable: WebsiteTimetable; now: Date }) | undefined> {
  const found = await visited(parts, { code, origin: undefined });
  if (isRefusal(found) || !found.site.Timetable) return undefined;
  const now = parts.now();
  const today = dayIn(found.club.TimeZone, now);
  const wanted = { from: today, today, now, days: FEED_DAYS, Language: undefined };
  return { ...found, now, timetable: await stored(parts, found, wanted) };
}

async function calendar(parts: Ready, code: string): Promise<string | undefined> {
  const found = await feed(parts, code);
  if (!found) return undefined;
  const { timetable: shown, club, now } = found;
  const events = shown.Classes.map(
    (one): IcsEvent => ({
      uid: `class-${one.ClassId}@clubpulse`,
      begin: new Date(one.Begin),
      end: new Date(one.End),
      summary: one.Name,
      location: [one.Room, club.Name, club.Address].filter(Boolean).join(', '),
      description: one.Trainer ?? '',
      status: 'CONFIRMED',
    }),
  );
  return icsCalendar(club.Name, events, now);
}

async function markup(parts: Ready, code: string): Promise<object | undefined> {
  const found = await feed(parts, code);
  if (!found) return undefined;
  const offers = found.site.Store ? presentOffers(await offersOf(parts.db, found.site.ClubId)) : [];
  return linkedData(found.timetable.Club, found.timetable.Classes, offers);
}

export interface DataUse {
  readonly club: Visited['club'];
  readonly rules: Awaited<ReturnType<typeof rulesOfClub>>;
}

async function dataUse(parts: Ready, code: string): Promise<DataUse | undefined> {
  const found = await visited(parts, { code, origin: undefined });
  return isRefusal(found) ? undefined : { club: found.club, rules: await rulesOfClub(parts.db, found.club.ClubId) };
}

const purge = ({ db }: Ready): Promise<void> => purgeRefusals(db);
