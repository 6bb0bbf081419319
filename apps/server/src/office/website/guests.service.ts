import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type GuestInput, type HeldSeat, HOLD_MINUTES } from '@clubpulse/contract/office/website/website';
import { type Language, locales } from '@clubpulse/contract/scalars';
import { freeUntil } from '@clubpulse/rules/calendar/seats/seat-decisions';
import { isForGuests, visitorSeat } from '@clubpulse/rules/calendar/seats/visitor-seats';
import { moneyText } from '@clubpulse/rules/formats/money';
import { type GuestLetter, guestLetter } from '@clubpulse/rules/office/website/guests';
import type { Users } from '../../accounts/users/public.ts';
import { markGuest } from '../../calendar/booking-rules/public.ts';
import { createSeats, type Holds, type Seats } from '../../calendar/seats/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Licenses } from '../../clubs/licenses/public.ts';
import { insertNote } from '../../members/notes/public.ts';
import { type Database, type Queryable, violatedConstraint } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import { createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import { hashOf, newSecret } from '../../platform/secrets/secrets.ts';
import { refusedGuests } from './guests.checks.ts';
import { guestMail } from './guests.mail.ts';
import * as store from './guests.store.ts';
import type { Visit, Visited, Website } from './website.service.ts';

const MAILS_AN_HOUR = 5;
const REQUESTS_AN_HOUR = 20;

interface GuestParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
  readonly clubs: Pick<Clubs, 'facts' | 'admit'>;
  readonly licenses: Pick<Licenses, 'refuseUnlicensed'>;
  readonly users: Pick<Users, 'addAtDesk'>;
  readonly holds: Holds;
  readonly seats: Seats;
  readonly website: Pick<Website, 'visited' | 'ofClub' | 'dataUse'>;
}
type Ready = GuestParts & { readonly attempts: ReturnType<typeof createCodeAttempts> };
export type Guests = ReturnType<typeof createGuests>;

export const createGuests = (parts: GuestParts) =>
  bindActs({ ...parts, attempts: createCodeAttempts(parts.db) }, { request, page, confirm, cancel, dataUse, purge });

const formatOf = (timeZone: string, language: Language) => {
  const locale = locales[language];
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return {
    when: (instant: Date) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', ...clock }).format(instant),
    time: (instant: Date) => new Intl.DateTimeFormat(locale, clock).format(instant),
  };
};

const priceOf = ({ site, club }: Visited, language: Language): string | null =>
  site.GuestPrice === 0 ? null : moneyText(site.GuestPrice, club.Currency, language);

/**
 * The response reveals nothing about the e-mail address, so a seat is also held if the address is of a member or beyond its
 * limit.
 */
async function request(parts: Ready, visit: Visit, input: GuestInput, ip: string): Promise<HeldSeat | Refusal> {
  const found = await parts.website.visited(visit);
  if (isRefusal(found)) return found;
  const { site, club } = found;
  const isClosed = !site.Guests || (await refusedGuests(parts.db, club)) !== null;
  if (isClosed || (await parts.licenses.refuseUnlicensed(parts.db, club.ClubId))) return refuse('ClassNotBookable');
  const limits = [
    [`guest-mail:${club.ClubId}:${input.Email}`, MAILS_AN_HOUR],
    [`guest-from:${ip.toLowerCase()}`, REQUESTS_AN_HOUR],
  ] as const;
  if ((await parts.attempts.count(limits)) !== undefined) return refuse('TooManyRequests');
  return parts.db.transaction().execute((trx) => hold(parts, trx, found, input));
}

async function hold(parts: Ready, trx: Queryable, found: Visited, input: GuestInput): Promise<HeldSeat | Refusal> {
  const { site, club } = found;
  const { ClassId, Email, Name, Language, Replaces } = input;
  await store.lockAddress(trx, club.ClubId, Email);
  const known =
    (await store.heldBooking(trx, club.ClubId, ClassId, Email)) ??
    (Replaces === undefined ? undefined : await store.correctHeld(trx, club.ClubId, hashOf(Replaces), input));
  const { isMember, bookings } = await store.addressFacts(trx, club.ClubId, Email);
  const letter = guestLetter({ isMember, bookings: bookings - (known ? 1 : 0), most: site.GuestMost });
  const secret = newSecret();
  const SecretHash = letter === 'confirm' ? hashOf(secret) : null;
  if (known) {
    const facts = await parts.holds.facts(trx, ClassId);
    if (!facts) return refuse('NotFound');
    if (facts.ClassId !== ClassId || facts.CanceledAt !== null) return refuse('ClassNotBookable');
    await store.renewSecret(trx, known.GuestBookingId, SecretHash);
    await write(parts, trx, found, { input, letter, secret, facts, until: known.HeldUntil });
    return { HeldUntil: known.HeldUntil.toISOString(), Hold: Replaces ?? newSecret() };
  }
  const Hold = newSecret();
  const HoldHash = hashOf(Hold);
  const held = await parts.holds.hold(
    trx,
    { clubId: club.ClubId, classId: ClassId, minutes: HOLD_MINUTES },
    ({ Now: CreatedAt }) => [
      store.guestBookingStep({ ClubId: club.ClubId, ClassId, Name, Email, Language, SecretHash, HoldHash, CreatedAt }),
    ],
  );
  if (isRefusal(held)) return held;
  await write(parts, trx, found, { input, letter, secret, ...held });
  return { HeldUntil: held.until.toISOString(), Hold };
}

interface Letter {
  readonly input: GuestInput;
  readonly letter: GuestLetter;
  readonly secret: string;
  readonly facts: { readonly Name: string; readonly Begin: Date };
  readonly until: Date;
}

async function write({ mail, publicUrl }: Ready, trx: Queryable, found: Visited, letter: Letter): Promise<void> {
  const { input, facts, until, secret } = letter;
  const { site, club } = found;
  const format = formatOf(club.TimeZone, input.Language);
  const links = {
    confirm: `${publicUrl}/guest/${secret}`,
    member: `${publicUrl}/#/Book/${input.ClassId}`,
    limit: `${publicUrl}/`,
  };
  await mail.queue(
    guestMail({
      letter: letter.letter,
      to: input.Email,
      name: input.Name,
      language: input.Language,
      club: club.Name,
      className: facts.Name,
      when: format.when(facts.Begin),
      until: format.time(until),
      price: priceOf(found, input.Language),
      most: site.GuestMost,
      link: links[letter.letter],
    }),
    trx,
    { haste: 'waitedFor' },
  );
}

export interface GuestPage {
  readonly State: 'Held' | 'Lapsed' | 'Gone' | 'Booked' | 'Canceled' | 'ClassCanceled' | 'Removed';
  readonly Act: 'confirm' | 'cancel' | null;
  readonly Language: Language;
  readonly Club: string;
  readonly Class: string;
  readonly When: string;
  readonly MovedFrom: string | null;
  readonly Until: string | null;
  readonly CancelUntil: string;
  readonly Price: string | null;
}

interface Found extends Visited {
  readonly booking: store.GuestBooking;
  readonly facts: NonNullable<Awaited<ReturnType<Holds['facts']>>>;
  readonly seat: { readonly Moved: boolean } | undefined;
}

/** Undefined when the link is unknown, was deleted, or the club ended its website. */
async function behind(parts: Ready, secret: string): Promise<Found | undefined> {
  const booking = await store.bookingBehind(parts.db, hashOf(secret));
  const site = booking && (await parts.website.ofClub(booking.ClubId));
  if (!booking || !site) return undefined;
  const facts = await parts.holds.facts(parts.db, booking.ClassId);
  return facts && { ...site, booking, facts, seat: await store.seatOfGuest(parts.db, facts.ClassId, booking.Email) };
}

function stateOf({ booking, facts, seat, club }: Found): GuestPage['State'] {
  if (booking.CanceledAt !== null) return 'Canceled';
  if (facts.CanceledAt !== null) return 'ClassCanceled';
  if (booking.BookedAt !== null) return seat ? 'Booked' : 'Removed';
  if (isHeld({ booking, facts })) return 'Held';
  return visitorSeat(facts, facts.Now, club.TimeZone) === undefined ? 'Lapsed' : 'Gone';
}

const isHeld = ({ booking, facts }: Pick<Found, 'booking' | 'facts'>): boolean =>
  booking.HeldUntil !== null && booking.HeldUntil > facts.Now && booking.ClassId === facts.ClassId;

const acts: Readonly<Partial<Record<GuestPage['State'], GuestPage['Act']>>> = {
  Held: 'confirm',
  Lapsed: 'confirm',
  Booked: 'cancel',
};

async function page(parts: Ready, secret: string): Promise<GuestPage | undefined> {
  const found = await behind(parts, secret);
  if (!found) return undefined;
  const { club, booking, facts, seat } = found;
  const language = booking.Language;
  const format = formatOf(club.TimeZone, language);
  const State = stateOf(found);
  return {
    State,
    Act: facts.Begin > facts.Now ? (acts[State] ?? null) : null,
    Language: language,
    Club: club.Name,
    Class: facts.Name,
    When: format.when(facts.Begin),
    MovedFrom: facts.MovedFrom && format.when(facts.MovedFrom),
    Until: booking.HeldUntil && format.time(booking.HeldUntil),
    CancelUntil: format.when(freeUntil(facts, seat?.Moved ?? false)),
    Price: priceOf(found, language),
  };
}

/** A refusal writes nothing. */
async function confirm(parts: Ready, secret: string): Promise<Refusal | undefined> {
  const found = await behind(parts, secret);
  if (!found) return refuse('NotFound');
  for (let attempt = 1; ; attempt++) {
    try {
      return await parts.db.transaction().execute((trx) => confirmIn(parts, trx, found, hashOf(secret)));
    } catch (error) {
      if (isRefusal(error)) return error;
      const constraint = violatedConstraint(error);
      if (attempt === 5 || (constraint !== 'users_email' && constraint !== 'users_nickname')) throw error;
    }
  }
}

async function confirmIn(parts: Ready, trx: Queryable, before: Found, secretHash: string): Promise<Refusal | undefined> {
  await store.lockAddress(trx, before.booking.ClubId, before.booking.Email);
  const booking = await store.bookingBehind(trx, secretHash);
  const facts = booking && (await parts.holds.facts(trx, booking.ClassId));
  if (!booking || !facts) return refuse('NotFound');
  const found = { ...before, booking, facts };
  if (booking.BookedAt !== null) return undefined;
  if (!isForGuests(facts)) return refuse('ClassNotBookable');
  const userId = await leadIn(parts, trx, found);
  const held = isHeld(found);
  const booked = isRefusal(userId)
    ? userId
    : await createSeats({ db: trx, seatFreed: async () => {} }).join(
        {
          classId: facts.ClassId,
          userId,
          staffId: null,
          visitorSeatId: held ? (booking.VisitorSeatId ?? undefined) : undefined,
          answer: () => undefined,
          also: [store.bookedStep(booking.GuestBookingId, secretHash)],
        },
        { by: 'athlete', Place: 'InSite', paymentMode: 'Free', force: false, Queue: false, guest: true, held },
      );
  if (isRefusal(booked)) throw Object.assign(new Error('A guest could not be booked.'), booked);
  return undefined;
}

async function leadIn(parts: Ready, trx: Queryable, found: Found): Promise<UserId | Refusal> {
  const { club, booking, facts } = found;
  const { Email, Language } = booking;
  const known = await store.userOfAddress(trx, club.ClubId, Email);
  const [FirstMidName = booking.Name, ...rest] = booking.Name.trim().split(/\s+/);
  const userId = known?.UserId ?? (await parts.users.addAtDesk(trx, { Email, FirstMidName, LastName: rest.join(' '), Language }));
  if (!known?.IsAthlete) {
    const admitted = await parts.clubs.admit(trx, club, userId, 'Athlete', { CameBy: 'Website' });
    if (isRefusal(admitted)) return admitted;
    await markGuest(trx, club.ClubId, userId);
  }
  await insertNote(trx, {
    ClubId: club.ClubId,
    UserId: userId,
    Text: noteOf(found, facts),
    AuthorId: null,
    CreatedAt: facts.Now,
  });
  return userId;
}

function noteOf(found: Found, { Name, Begin }: Found['facts']): string {
  const { club } = found;
  const price = priceOf(found, club.Language);
  const values = { class: Name, when: formatOf(club.TimeZone, club.Language).when(Begin), price: price ?? '' };
  return phrase(club.Language, price === null ? 'guest.note' : 'guest.notePaid', values);
}

async function cancel(parts: Ready, secret: string): Promise<Refusal | undefined> {
  const found = await behind(parts, secret);
  if (!found) return refuse('NotFound');
  const { booking, club, facts } = found;
  if (booking.CanceledAt !== null) return undefined;
  const user = await store.userOfAddress(parts.db, club.ClubId, booking.Email);
  if (!user || booking.BookedAt === null) return refuse('NotFound');
  const left = await parts.seats.leave({
    classId: facts.ClassId,
    userId: user.UserId,
    staffId: null,
    answer: () => undefined,
    also: [store.canceledStep(booking.GuestBookingId)],
  });
  return isRefusal(left) ? left : undefined;
}

export interface GuestReader {
  readonly Email: string;
  readonly Language: Language;
  readonly link: string;
}

/** Undefined for members. */
export async function guestReader(
  trx: Queryable,
  publicUrl: string,
  seat: { readonly ClubId: ClubId; readonly UserId: UserId; readonly ClassId: number },
): Promise<GuestReader | undefined> {
  const guest = await store.guestIn(trx, seat);
  if (!guest) return undefined;
  const secret = newSecret();
  await store.addLink(trx, guest.GuestBookingId, hashOf(secret));
  return { Email: guest.Email, Language: guest.Language, link: `${publicUrl}/guest/${secret}` };
}

const dataUse = ({ website }: Ready, code: string) => website.dataUse(code);

const purge = ({ db }: Ready): Promise<void> => store.forgetGuests(db);
