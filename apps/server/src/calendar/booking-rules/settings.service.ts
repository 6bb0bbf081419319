import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { NewEvent } from '@clubpulse/contract/all-events';
import type {
  BookingSettingsInput,
  MemberBooking,
  OwnBooking,
  WrittenBookingSettings,
} from '@clubpulse/contract/calendar/booking-rules';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { clubIdsOf } from '@clubpulse/rules/accounts/roles/roles';
import { banOf, strikesMatterSince } from '@clubpulse/rules/calendar/booking-rules/booking-times';
import { holdRoleIn, rolesOf } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type MemberRow, memberOf, saveMember } from './members.store.ts';
import { saveSettings, settingsOf, writtenSettings } from './settings.store.ts';
import { countingStrikes, ownStrikes } from './strikes.store.ts';

const DAY_MS = 86_400_000;

export type Settings = ReturnType<typeof createSettings>;

export function createSettings({ db, now = () => new Date() }: { db: Database; now?: () => Date }) {
  return {
    get: (clubId: ClubId): Promise<WrittenBookingSettings> => writtenSettings(db, clubId),

    save(clubId: ClubId, input: BookingSettingsInput, by: CallerId): Promise<WrittenBookingSettings | Refusal> {
      return db.transaction().execute(async (trx) => {
        const saved = await saveSettings(trx, clubId, input);
        if (!saved) return refuse('StaleRowVersion');
        const { RowVersion: _read, ...settings } = saved;
        await emit(trx, { ClubId: clubId, Type: 'BookingSettingsUpdated', Payload: { ...settings, By: by } });
        return saved;
      });
    },

    member: (clubId: ClubId, userId: UserId): Promise<MemberBooking | Refusal> =>
      ofMember(db, clubId, userId, () => memberBooking(db, userId, clubId, now())),

    own: (clubId: ClubId, userId: UserId) => own(db, now, clubId, userId),

    /** Null lifts the ban. Existing bookings are not changed. */
    ban: (clubId: ClubId, userId: UserId, NoBookingsUntil: string | null, by: CallerId): Promise<MemberBooking | Refusal> =>
      change(
        db,
        now,
        clubId,
        userId,
        { NoBookingsUntil },
        { ClubId: clubId, Type: 'BookingBanned', Payload: { Target: userId, NoBookingsUntil, By: by } },
      ),

    setGuest: (clubId: ClubId, userId: UserId, IsGuest: boolean, by: CallerId): Promise<MemberBooking | Refusal> =>
      change(
        db,
        now,
        clubId,
        userId,
        { IsGuest },
        { ClubId: clubId, Type: 'GuestMarked', Payload: { Target: userId, IsGuest, By: by } },
      ),

    setStaff: (clubId: ClubId, userId: UserId, IsStaff: boolean, by: CallerId): Promise<MemberBooking | Refusal> =>
      change(
        db,
        now,
        clubId,
        userId,
        { IsStaff },
        { ClubId: clubId, Type: 'StaffMarked', Payload: { Target: userId, IsStaff, By: by } },
      ),
  };
}

const own = (db: Database, now: () => Date, clubId: ClubId, userId: UserId): Promise<OwnBooking | Refusal> =>
  ofMember(db, clubId, userId, async () => {
    const settings = await settingsOf(db, clubId);
    const { NoBookingsUntil, BannedUntil } = await memberBooking(db, userId, clubId, now());
    const strikes = await ownStrikes(db, clubId, userId, strikesMatterSince(settings, now()));
    const { StrikeLimit, StrikeWindowDays } = settings;
    const counted = new Date(now().getTime() - StrikeWindowDays * DAY_MS);
    return {
      ClubId: clubId,
      NoBookingsUntil: latest(NoBookingsUntil, settings.NoBookingsUntil),
      BannedUntil,
      StrikeLimit,
      StrikeWindowDays,
      Strikes: strikes
        .filter(({ At }) => BannedUntil !== null || At > counted)
        .map((one) => ({ ...one, ClassBegin: one.ClassBegin.toISOString(), At: one.At.toISOString() })),
    };
  });

async function ofMember<T>(db: Database, clubId: ClubId, userId: UserId, answer: () => Promise<T>): Promise<T | Refusal> {
  return clubIdsOf(await rolesOf(db, userId)).includes(clubId) ? answer() : refuse('NotFound');
}

function change(
  db: Database,
  now: () => Date,
  clubId: ClubId,
  userId: UserId,
  member: Partial<MemberRow>,
  event: NewEvent,
): Promise<MemberBooking | Refusal> {
  return db.transaction().execute(async (trx) => {
    if (!(await holdRoleIn(trx, userId, clubId))) return refuse('NotFound');
    await saveMember(trx, clubId, userId, member);
    await emit(trx, event);
    return memberBooking(trx, userId, clubId, now());
  });
}

const latest = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

export async function memberBooking(db: Queryable, userId: UserId, clubId: ClubId, now: Date): Promise<MemberBooking> {
  const settings = await settingsOf(db, clubId);
  const member = await memberOf(db, clubId, userId);
  const { count, bannedUntil } = banOf(
    await countingStrikes(db, clubId, userId, strikesMatterSince(settings, now)),
    settings,
    now,
  );
  return { UserId: userId, ClubId: clubId, ...member, Strikes: count, BannedUntil: bannedUntil?.toISOString() ?? null };
}
