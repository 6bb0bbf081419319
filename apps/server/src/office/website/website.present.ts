import type { Club } from '@clubpulse/contract/clubs/clubs';
import type { ClubWebsite, WebsiteClass, WebsiteOffer } from '@clubpulse/contract/office/website/website';
import type { Language } from '@clubpulse/contract/scalars';
import { cancelUntil, guestsMayBook, shownSeats, websiteState } from '@clubpulse/rules/office/website/website-class';
import { dayIn } from '@clubpulse/rules/time/days';
import type { offersOf } from '../../billing/credits/public.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import type { WebsiteClassRow } from './website.facts.ts';
import type { StoredWebsite } from './website.store.ts';

export const usual: Omit<StoredWebsite, 'ClubId' | 'Code'> = {
  Timetable: true,
  Store: true,
  Queues: true,
  FullNames: false,
  Rooms: [],
  Languages: ['en'],
  Members: true,
  Guests: false,
  GuestPrice: 0,
  GuestMost: 2,
  Origins: [],
  Paper: '#fffdf9',
  Text: '#2a1f18',
  Mark: '#a34a24',
  RowVersion: 0,
};

/** The phrases by the names that the custom elements of the website use. */
export const shownPhrases = {
  timetable: 'site.timetable',
  plans: 'site.plans',
  room: 'site.room',
  trainer: 'site.trainer',
  allRooms: 'site.allRooms',
  allTrainers: 'site.allTrainers',
  language: 'identity.language',
  today: 'site.today',
  earlier: 'site.earlier',
  later: 'site.later',
  days: 'embed-page.ranges',
  signIn: 'site.signIn',
  signInAndBook: 'site.signInAndBook',
  joinQueue: 'site.joinQueue',
  seats: 'site.seats',
  full: 'site.full',
  fullWaiting: 'site.fullWaiting',
  closed: 'site.closed',
  noBooking: 'site.noBooking',
  elsewhere: 'site.elsewhere',
  call: 'site.call',
  close: 'site.close',
  taken: 'site.taken',
  none: 'site.none',
  noneFiltered: 'site.noneFiltered',
  next: 'site.next',
  asOf: 'site.asOf',
  noOffers: 'site.noOffers',
  units: 'site.units',
  credits: 'site.credits',
  aDay: 'site.aDay',
  aMonth: 'site.aMonth',
  aYear: 'site.aYear',
  everyDay: 'site.everyDay',
  everyMonth: 'site.everyMonth',
  everyYear: 'site.everyYear',
  forDays: 'site.forDays',
  once: 'site.once',
  by: 'site.by',
  orAsGuest: 'site.orAsGuest',
  asGuest: 'site.asGuest',
  name: 'accountant.name',
  email: 'site.email',
  agree: 'site.agree',
  privacy: 'site.privacy',
  bookAsGuest: 'site.bookAsGuest',
  bookAsGuestFor: 'site.bookAsGuestFor',
  inMail: 'site.inMail',
  inMailText: 'site.inMailText',
  sendAgain: 'site.sendAgain',
  sentAgain: 'site.sentAgain',
  wrongAddress: 'site.wrongAddress',
  pay: 'site.pay',
  atDesk: 'site.atDesk',
  cancelFree: 'site.cancelFree',
  when: 'site.when',
  required: 'site.required',
  wrongEmail: 'site.wrongEmail',
  justFull: 'site.justFull',
  notBookable: 'site.notBookable',
  tooMany: 'site.tooMany',
  failed: 'site.failed',
} as const;

/** Replaces each placeholder with its own text (`{{day}}`), because the custom elements of the club's website fill it later. */
const placeholders = Object.fromEntries(
  ['number', 'phone', 'taken', 'seats', 'day', 'time', 'email', 'class', 'until', 'price'].map((name) => [name, `{{${name}}}`]),
);

export const textsIn = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(shownPhrases).map(([name, key]) => [name, phrase(language, key, placeholders)]));

type KnownClub = Pick<Club, 'Name' | 'Address' | 'Phone' | 'Website' | 'TimeZone' | 'Currency'>;

export const aboutClub = (site: StoredWebsite, club: KnownClub, wanted: Language | undefined) => {
  const [first = 'en'] = site.Languages;
  const Language = site.Languages.find((one) => one === wanted) ?? first;
  const { Name, Address, Phone, Website, TimeZone, Currency } = club;
  return {
    Club: { Name, Address, Phone, Website, TimeZone, Currency },
    Language,
    Languages: site.Languages,
    Look: { Paper: site.Paper, Text: site.Text, Mark: site.Mark },
    Words: textsIn(Language),
  };
};

export function presentClass(row: WebsiteClassRow, site: StoredWebsite, timeZone: string, now: Date): WebsiteClass {
  const State = websiteState(row, now, timeZone);
  const { Free, Waiting } = shownSeats(row.seats);
  const isBooked = row.BookingMode === 'Open';
  return {
    ClassId: row.ClassId,
    Name: row.Name,
    Begin: row.Begin.toISOString(),
    End: row.End.toISOString(),
    Day: dayIn(timeZone, row.Begin),
    Color: row.Color,
    Room: row.Room,
    Trainer: site.FullNames ? row.FullName : row.FirstName,
    Seats: isBooked ? row.seats.max : 0,
    Free: isBooked ? Free : 0,
    Waiting: site.Queues && State === 'Full' ? Waiting : null,
    State,
    Guests: site.Guests && guestsMayBook(row, State),
    CancelUntil: cancelUntil(row).toISOString(),
    Link: State === 'Elsewhere' ? row.ExternalAppLink : null,
  };
}

type Offers = Awaited<ReturnType<typeof offersOf>>;

export function presentOffers({ SubscriptionTypes, CreditsPackages }: Offers): WebsiteOffer[] {
  const plans = SubscriptionTypes.flatMap(
    ({ ClassSubscriptionId, Name, Price, Currency, DurationDays, MaxActivities, Plans }) => {
      const ofType = { Currency, Units: MaxActivities, Kind: 'Subscription' } as const;
      if (Plans.length === 0)
        return [{ ...ofType, Key: `type-${ClassSubscriptionId}`, Name, Price, Recurrence: null, DurationDays }];
      return Plans.map((plan) => ({
        ...ofType,
        Key: `plan-${plan.SubscriptionPlanId}`,
        Name: Plans.length === 1 && plan.Name === Name ? Name : `${Name}, ${plan.Name}`,
        Price: plan.Price,
        Recurrence: plan.Recurrence,
        DurationDays: plan.Recurrence === null ? (plan.DurationDays ?? DurationDays) : null,
      }));
    },
  );
  const packages = CreditsPackages.map(({ ClubCreditsPackageId, Name, Price, Currency, Credits }) => ({
    Key: `credits-${ClubCreditsPackageId}`,
    Name,
    Price,
    Currency,
    Recurrence: null,
    DurationDays: null,
    Units: Credits,
    Kind: 'Credits' as const,
  }));
  return [...plans, ...packages];
}

interface Numbers {
  readonly rows: readonly WebsiteClassRow[];
  readonly offers: Offers;
  readonly rooms: ClubWebsite['Offered'];
  readonly GuestBookings: number;
  readonly GuestsRefused: ClubWebsite['GuestsRefused'];
  readonly RefusedSites: ClubWebsite['RefusedSites'];
  readonly club: Pick<Club, 'TimeZone' | 'Currency'>;
  readonly now: Date;
}

export function presentSettings(
  site: Omit<StoredWebsite, 'ClubId' | 'Code'> & { readonly Code: string | null },
  publicUrl: string,
  { rows, offers, rooms, GuestBookings, GuestsRefused, RefusedSites, club, now }: Numbers,
): ClubWebsite {
  const names = rows.flatMap(({ FullName, FirstName }) => (site.FullNames ? FullName : FirstName) ?? []);
  return {
    ...site,
    Rooms: site.Rooms.filter((id) => rooms.some(({ DisplayGroupId }) => DisplayGroupId === id)),
    Script: `${publicUrl}/widget.js`,
    Classes: rows.length,
    Full: rows.filter((row) => websiteState(row, now, club.TimeZone) === 'Full').length,
    Offers: presentOffers(offers).length,
    Trainers: [...new Set(names)],
    Offered: rooms,
    Currency: club.Currency,
    GuestBookings,
    GuestsRefused,
    RefusedSites,
  };
}
