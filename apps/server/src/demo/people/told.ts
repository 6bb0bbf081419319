import type { NotificationPayload } from '@clubpulse/contract/office/notifications';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { alessia } from '@clubpulse/world/athletes';
import { timeZone } from '@clubpulse/world/clubs';
import { giulia, marco } from '@clubpulse/world/staff';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { keepOnce, kept } from '../../platform/database/installation.ts';
import { insertTold, nextClass, type ToldRow, tellAnew } from '../unserved.store.ts';
import type { ClubPeople } from './club-people.ts';
import { userIdsOf } from './ids.store.ts';

const MARK = 'demo.told';
const markSchema = z.object({});
const HOUR_MS = 3_600_000;

/**
 * What the last days told a manager, a trainer and an athlete, once. What was written while the demo was made is no news: it
 * would come all at once.
 */
export async function tellNews(db: Database, { clubId, athletes }: ClubPeople, now: Date): Promise<void> {
  if (markSchema.safeParse(await kept(db, MARK)).success) return;
  const ids = await userIdsOf(db, [marco.email, giulia.email, alessia.email]);
  const [manager, trainer, athlete] = [ids.get(marco.email), ids.get(giulia.email), ids.get(alessia.email)];
  const members = [...athletes.values()].filter((id) => id !== athlete);
  const [bea, edo, gio, ida, leo, mia] = members;
  if (!manager || !trainer || !athlete || !bea || !edo || !gio || !ida || !leo || !mia) return;
  const soon = await nextClass(db, clubId, now);
  const day = (ahead: number) => addDays(dayIn(timeZone, now), ahead);
  const note = (
    UserId: number,
    Event: string,
    TargetId: number,
    hours: number,
    Payload: NotificationPayload,
    State: 'New' | 'Read' = 'New',
  ): ToldRow => ({
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
  const seat = soon && { ClassName: soon.Name, ClassDate: soon.Begin.toISOString() };
  const booked = [bea, edo, gio];
  const atClass = (seat ? [manager, trainer] : []).flatMap((reader) => [
    ...booked.map((member, place) => note(reader, 'ClassSubscription', member, 0.3 + place * 0.2, { ...seat })),
    note(reader, 'ClassUnsubscription', ida, 1.4, { ...seat, Message: 'LateCancel' }),
  ]);
  const failed = { Title: 'Receipt', ErrorCode: '550', ErrorMessage: 'No such mailbox here' };
  const gold = { SubscriptionName: 'Open monthly' };
  await db.transaction().execute(async (trx) => {
    await tellAnew(trx);
    await insertTold(trx, [
      ...atClass,
      note(manager, 'EmailError', leo, 2.2, failed),
      note(manager, 'UserIsBack', mia, 21, { Days: 33 }),
      note(manager, 'UserSubscriptionExpiring', gio, 26, { ...gold, Variant: 'Date', ExpirationDate: day(6), Days: 7 }, 'Read'),
      note(manager, 'CreatedUser', ida, 49, {}, 'Read'),
      ...(seat ? [note(athlete, 'ClassSubscription', athlete, 2, { ...seat }, 'Read')] : []),
      note(athlete, 'UserSubscriptionExpiring', athlete, 8, {
        ...gold,
        Variant: 'Date',
        ExpirationDate: day(7),
        Days: 7,
      }),
      note(athlete, 'CreditsAdd', athlete, 30, { Credits: 5, TotalCredits: 12 }, 'Read'),
    ]);
    await keepOnce(trx, MARK, {});
  });
}
