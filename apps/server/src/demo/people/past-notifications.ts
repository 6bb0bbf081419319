import type { NotificationPayload } from '@clubpulse/contract/office/notifications';
import { addDays, dayIn, daysBetween } from '@clubpulse/rules/time/days';
import { alessia } from '@clubpulse/world/athletes';
import { timeZone } from '@clubpulse/world/clubs';
import { giulia, marco } from '@clubpulse/world/staff';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import {
  bookedIn,
  creditsGot,
  endingWithin,
  insertPastNotifications,
  nextClass,
  type PastNotificationRow,
  resetNotifications,
} from '../unserved.store.ts';
import type { ClubPeople } from './club-people.ts';
import { userIdsOf } from './ids.store.ts';

const MARK = 'demo.told';
const markSchema = z.object({});
const HOUR_MS = 3_600_000;
const BOOKED_NOTIFIED = 3;

const EXPIRING_DAYS = 7;

export async function addPastNotifications(db: Database, { clubId, athletes }: ClubPeople, now: Date): Promise<void> {
  if (markSchema.safeParse(await storedValue(db, MARK)).success) return;
  const ids = await userIdsOf(db, [marco.email, giulia.email, alessia.email]);
  const [manager, trainer, athlete] = [ids.get(marco.email), ids.get(giulia.email), ids.get(alessia.email)];
  const [, , , , wrongAddress, back, created] = [...athletes.values()].filter((id) => id !== athlete);
  if (!manager || !trainer || !athlete || !wrongAddress || !back || !created) return;
  const note = (
    UserId: number,
    Event: string,
    TargetId: number,
    hours: number,
    Payload: NotificationPayload,
    State: 'New' | 'Read' = 'New',
  ): PastNotificationRow => ({
    UserId,
    ClubId: clubId,
    Event,
    Audience: UserId === TargetId ? 'User' : 'Manager',
    TargetId,
    SubjectId: Payload.ClassName === undefined ? null : (soon?.ClassId ?? null),
    Payload: JSON.stringify(Payload),
    State,
    CreatedAt: new Date(now.getTime() - hours * HOUR_MS),
  });
  const soon = await nextClass(db, clubId, now);
  const seat = soon && { ClassName: soon.Name, ClassDate: soon.Begin.toISOString() };
  const booked = soon ? await bookedIn(db, soon.ClassId) : [];
  const unbooked = [...athletes.values()].find((id) => id !== athlete && !booked.includes(id));
  const atClass = (seat ? [manager, trainer] : []).flatMap((reader) => [
    ...booked
      .slice(0, BOOKED_NOTIFIED)
      .map((member, place) => note(reader, 'ClassSubscription', member, 0.3 + place * 0.2, { ...seat })),
    ...(unbooked === undefined ? [] : [note(reader, 'ClassUnsubscription', unbooked, 1.4, { ...seat, Message: 'LateCancel' })]),
  ]);
  const today = dayIn(timeZone, now);
  const ending = (await endingWithin(db, clubId, today, addDays(today, EXPIRING_DAYS))).flatMap(
    ({ UserId, Name, ExpiryDate }) => {
      const Payload = {
        SubscriptionName: Name,
        Variant: 'Date',
        ExpirationDate: ExpiryDate ?? '',
        Days: daysBetween(today, ExpiryDate ?? today),
      } as const;
      return (UserId === athlete ? [manager, athlete] : [manager]).map((reader) =>
        note(reader, 'UserSubscriptionExpiring', UserId, 26, Payload, 'Read'),
      );
    },
  );
  const credits = await creditsGot(db, clubId, athlete);
  const failed = { Title: 'Receipt', ErrorCode: '550', ErrorMessage: 'No such mailbox here' };
  await db.transaction().execute(async (trx) => {
    await resetNotifications(trx);
    await insertPastNotifications(trx, [
      ...atClass,
      note(manager, 'EmailError', wrongAddress, 2.2, failed),
      note(manager, 'UserIsBack', back, 21, { Days: 33 }),
      ...ending,
      note(manager, 'CreatedUser', created, 49, {}, 'Read'),
      ...(seat && booked.includes(athlete) ? [note(athlete, 'ClassSubscription', athlete, 2, { ...seat }, 'Read')] : []),
      ...(credits
        ? [note(athlete, 'CreditsAdd', athlete, 30, { Credits: credits.Change, TotalCredits: credits.BalanceAfter })]
        : []),
    ]);
    await storeOnce(trx, MARK, {});
  });
}
