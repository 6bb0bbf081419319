import type { UserId } from '@clubpulse/contract/accounts/users';
import {
  type AppointmentTrainer,
  defaultAvailability,
  type WrittenAvailability,
} from '@clubpulse/contract/calendar/appointments';
import { inClub } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Caller, mayCall } from '@clubpulse/rules/accounts/roles/access';
import {
  availabilityChange,
  availabilityProblems,
  sortedAvailability,
} from '@clubpulse/rules/calendar/appointments/availability';
import { freeSlots } from '@clubpulse/rules/calendar/appointments/free-slots';
import { addDays, type Days, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import { holdRoleIn, rolesOf } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type ClubOfCalendar, type ClubPort, refuseForeign } from '../classes/public.ts';
import { availabilityOf, openTrainers, saveAvailability } from './availability.store.ts';
import { busyHours } from './busy-hours.facts.ts';

const managers = inClub('resolved', ['Owner', 'Manager']);

export interface SlotQuery {
  readonly clubId: ClubId;
  readonly trainerId: UserId;
  readonly from: string;
  readonly days: number;
  readonly minutes: number;
}

export type Availabilities = ReturnType<typeof createAvailabilities>;

export function createAvailabilities({ db, club, now = () => new Date() }: { db: Database; club: ClubPort; now?: () => Date }) {
  return {
    async get(caller: Caller, clubId: ClubId, trainerId: UserId): Promise<WrittenAvailability | Refusal> {
      const ofClub = await editable(db, club, caller, clubId, trainerId);
      if (isRefusal(ofClub)) return ofClub;
      return (await availabilityOf(db, clubId, trainerId)) ?? { ...defaultAvailability, RowVersion: 0 };
    },

    async save(
      caller: Caller,
      clubId: ClubId,
      trainerId: UserId,
      input: WrittenAvailability,
    ): Promise<WrittenAvailability | Refusal> {
      const ofClub = await editable(db, club, caller, clubId, trainerId);
      if (isRefusal(ofClub)) return ofClub;
      const errors = availabilityProblems(input);
      if (errors.length > 0) return refuse('ValidationFailed', { errors });
      return db.transaction().execute(async (trx) => {
        if (!(await holdRoleIn(trx, trainerId, clubId))) return refuse('NotFound');
        const before = await availabilityOf(trx, clubId, trainerId);
        const { DisplayGroupId, ClassSubscriptionIds } = input;
        const foreign = await refuseForeign(trx, clubId, { DisplayGroupId, ClassSubscriptionIds }, before);
        if (foreign) return foreign;
        const sorted = sortedAvailability(input, dayIn(ofClub.TimeZone, now()));
        const saved = await saveAvailability(trx, clubId, trainerId, sorted);
        if (saved === undefined) return refuse('StaleRowVersion');
        const change = availabilityChange(before ?? defaultAvailability, saved);
        if (change !== undefined) {
          const Payload = { ...change, Target: trainerId, By: caller.UserId };
          await emit(trx, { ClubId: clubId, Type: 'AvailabilityUpdated', Payload });
        }
        return saved;
      });
    },

    async trainers(userId: UserId, clubId: ClubId): Promise<AppointmentTrainer[] | Refusal> {
      return (await isIn(db, userId, 'Athlete', clubId)) ? openTrainers(db, clubId) : refuse('NotFound');
    },

    async slots(userId: UserId, query: SlotQuery): Promise<{ TimeZone: string; Slots: string[] } | Refusal> {
      const { clubId, trainerId, from, days, minutes } = query;
      const TimeZone = (await club(clubId))?.TimeZone;
      if (TimeZone === undefined || !(await isIn(db, userId, 'Athlete', clubId))) return refuse('NotFound');
      const availability = await availabilityOf(db, clubId, trainerId);
      if (!availability?.IsOpen || !(await isIn(db, trainerId, 'Trainer', clubId))) return refuse('NotFound');
      const shown = { first: from, last: addDays(from, days - 1) };
      const found = await freeOn(db, { trainerId, availability, minutes, days: shown, timeZone: TimeZone, now: now() });
      return { TimeZone, Slots: found.map((slot) => slot.toISOString()) };
    },
  };
}

export const isIn = async (db: Queryable, userId: UserId, role: 'Athlete' | 'Trainer', clubId: ClubId): Promise<boolean> =>
  (await rolesOf(db, userId))[role].some((entry) => entry.ClubId === clubId);

interface FreeOn {
  readonly trainerId: UserId;
  readonly availability: WrittenAvailability;
  readonly minutes: number;
  readonly days: Days;
  readonly timeZone: string;
  readonly now: Date;
}

/** One more day on each side is read, because hours and buffers may pass midnight. */
export async function freeOn(db: Queryable, { trainerId, ...facts }: FreeOn): Promise<Date[]> {
  const { availability, days, timeZone } = facts;
  const busy = await busyHours(db, {
    trainerId,
    roomId: availability.DisplayGroupId,
    from: startOfDay(timeZone, addDays(days.first, -1)),
    to: startOfDay(timeZone, addDays(days.last, 2)),
  });
  return freeSlots({ ...facts, busy });
}

async function editable(
  db: Database,
  club: ClubPort,
  caller: Caller,
  clubId: ClubId,
  trainerId: UserId,
): Promise<ClubOfCalendar | Refusal> {
  const ofClub = await club(clubId);
  if (!ofClub || !(await isIn(db, trainerId, 'Trainer', clubId))) return refuse('NotFound');
  return caller.UserId === trainerId || mayCall(managers, caller, { club: ofClub }) ? ofClub : refuse('InsufficientRights');
}
