import { type NotificationPayload, REMINDER_MINUTES_MAX } from '@clubpulse/contract/office/notifications';
import { idSchema } from '@clubpulse/contract/scalars';
import { NOTIFY_WITHIN_HOURS } from '@clubpulse/rules/office/notices/notices';
import { kindOf } from '@clubpulse/rules/office/notifications/catalogue';
import { REMINDER_MINUTES } from '@clubpulse/rules/office/notifications/channels';
import { GOING_ON_MINUTES } from '@clubpulse/rules/office/notifications/moments';
import { daysAway } from '@clubpulse/rules/office/notifications/notifications';
import { shortComment } from '@clubpulse/rules/training/comments/feedback';
import { z } from 'zod';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { eventOf } from '../../platform/events/emit.store.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueOnce } from '../../platform/jobs/jobs.store.ts';
import { answersFor, managersOf } from '../notices/public.ts';
import { type Copies, type Copy, MAIL_JOB, PUSH_JOB } from './copies.service.ts';
import { causes, type Draft } from './notifications.events.ts';
import * as facts from './notifications.facts.ts';
import * as store from './notifications.store.ts';

const EVERY_MINUTE = '* * * * *';
const putOffSchema = z.object({ NotificationId: idSchema });
const EVENT_JOB = 'notification-event';

interface TellingParts {
  readonly db: Database;
  readonly copies: Copies;
  readonly closedIn: AccountSecurity['closedIn'];
  readonly now?: () => Date;
}

interface Known {
  readonly absences: Awaited<ReturnType<typeof facts.absencesBefore>>;
  readonly invited: Awaited<ReturnType<typeof facts.invitedPeople>>;
  readonly written: Awaited<ReturnType<typeof facts.writtenOf>>;
  readonly sharing: readonly facts.SharedTrainer[];
}

interface Drafted {
  readonly event: facts.StoredEvent;
  readonly draft: Draft;
}

/** The actor of a seat event without one is the member, unless a recurring booking took the seat. */
function byOneself(draft: Draft, byHouse: Awaited<ReturnType<typeof facts.bookedAutomatically>>): Draft {
  const { Event, ActorId, TargetId, SubjectId } = draft;
  const isSeat = Event === 'ClassSubscription' || Event === 'ClassUnsubscription';
  if (!isSeat || ActorId !== null || typeof TargetId !== 'number' || byHouse({ ClassId: SubjectId ?? 0, UserId: TargetId }))
    return draft;
  return { ...draft, ActorId: TargetId };
}

const drafted = ({ Type, Payload }: Pick<facts.StoredEvent, 'Type' | 'Payload'>): Draft | undefined =>
  causes.find((cause) => cause.Type === Type)?.draft(Payload);

const isInvitation = (target: Draft['TargetId']): target is { readonly invitationId: number } =>
  typeof target === 'object' && target !== null && 'invitationId' in target;

const isMembers = (target: Draft['TargetId']): target is { readonly members: number | null } =>
  typeof target === 'object' && target !== null && 'members' in target;

/**
 * Notifies of new events once a minute (decision 0024). Each copy is written once, so late events and parallel processes do no
 * harm.
 */
export function createTelling({ db, copies, closedIn, now = () => new Date() }: TellingParts) {
  async function tell(): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const mark = await store.takeMark(trx);
      if (mark === undefined) return;
      const at = now();
      const types = causes.map(({ Type }) => Type);
      const events = await facts.untold(trx, { ...mark, withinHours: NOTIFY_WITHIN_HOURS, types });
      const drafts = await readable(trx, events);
      await copies.write(trx, [...(await copiesOf(trx, drafts)), ...(await reminders(trx, at))]);
      await store.setMark(trx, mark.ended);
    });
  }

  /** An unreadable event gets its own job, which is repeated and listed: it neither blocks the others nor is lost. */
  async function readable(trx: Queryable, events: readonly facts.StoredEvent[]): Promise<Drafted[]> {
    const drafts: Drafted[] = [];
    for (const event of events) {
      try {
        const draft = drafted(event);
        if (draft !== undefined) drafts.push({ event, draft });
      } catch {
        const { EventId } = event;
        await queueOnce(trx, { task: EVENT_JOB, payload: { EventId }, key: `${EVENT_JOB}:${EventId}` });
      }
    }
    return drafts;
  }

  /** Has no age limit, because the event could not be read before. */
  async function tellOne(EventId: number): Promise<void> {
    const event = await eventOf(db, EventId);
    if (event === undefined) return;
    let draft: Draft | undefined;
    try {
      draft = drafted(event);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Event ${EventId} (${event.Type}) cannot become a notification: ${reason}`, { cause });
    }
    if (draft === undefined) return;
    const known = { event: { EventId, ...event }, draft };
    await db.transaction().execute(async (trx) => copies.write(trx, await copiesOf(trx, [known])));
  }

  async function copiesOf(trx: Queryable, drafts: readonly Drafted[]): Promise<Copy[]> {
    const classOf = ({ Event, SubjectId }: Draft) => (kindOf(Event).group === 'Bookings' ? SubjectId : undefined);
    const classIds = drafts.flatMap(({ draft }) => classOf(draft) ?? []);
    const trainers = await facts.trainersOf(trx, [...new Set(classIds)]);
    const byHouse = await facts.bookedAutomatically(trx, [...new Set(classIds)]);
    const returns = drafts.flatMap(({ event: { EventId, ClubId }, draft: { TargetId, backAt } }) =>
      typeof TargetId === 'number' && backAt !== undefined ? { EventId, ClubId, UserId: TargetId, Begin: backAt } : [],
    );
    const absences = await facts.absencesBefore(trx, returns);
    const invitationIds = drafts.flatMap(({ draft: { TargetId } }) => (isInvitation(TargetId) ? [TargetId.invitationId] : []));
    const invited = await facts.invitedPeople(trx, invitationIds);
    const commentIds = drafts.flatMap(({ draft: { Payload } }) => Payload.CommentId ?? []);
    const written = await facts.writtenOf(trx, [...new Set(commentIds)]);
    const measured = drafts.flatMap(({ draft: { Event, TargetId } }) =>
      Event === 'UserMeasureExpired' && typeof TargetId === 'number' ? [TargetId] : [],
    );
    const sharing = await admitted(trx, await facts.trainersSharing(trx, [...new Set(measured)]));
    const managers = new Map<number, Promise<number[]>>();
    const managing = (clubId: number) => {
      const known = managers.get(clubId) ?? managersOf(trx, clubId, closedIn);
      managers.set(clubId, known);
      return known;
    };
    const keptOut = new Map<string, Promise<ReadonlySet<number>>>();
    const isKeptOut = async ({ clubId, userId }: { readonly clubId: number; readonly userId: number }) => {
      const key = `${clubId} ${userId}`;
      const known = keptOut.get(key) ?? closedIn(trx, clubId, [userId]);
      keptOut.set(key, known);
      return (await known).has(userId);
    };
    const told: Copy[] = [];
    for (const { event, draft: found } of drafts) {
      const draft = byOneself(found, byHouse);
      const led = trainers.get(classOf(draft) ?? 0);
      const trainer =
        led === undefined || event.ClubId === null || (await isKeptOut({ clubId: event.ClubId, userId: led })) ? undefined : led;
      for (const { known, ClubId, trainer: sharedWith } of await concerned(trx, draft, event, {
        absences,
        invited,
        written,
        sharing,
      })) {
        const copy = { draft: known, ClubId, EventId: event.EventId, At: event.At };
        const staff = async () =>
          known.staff === 'no' || ClubId === null ? [] : [...(await managing(ClubId)), ...(trainer ? [trainer] : [])];
        if (known.staff !== 'only' && known.TargetId !== null) told.push({ ...copy, UserId: known.TargetId, Audience: 'User' });
        // The person concerned gets their own text or none, even when they are a manager.
        const others = new Set(
          (sharedWith === undefined ? await staff() : [sharedWith]).filter((reader) => reader !== known.TargetId),
        );
        const toStaff: readonly Copy[] = [...others].map((UserId) => ({ ...copy, UserId, Audience: 'Manager' }));
        told.push(...(toStaff.length === 0 && known.Event === 'EmailError' ? await insteadOfHer(trx, copy) : toStaff));
      }
    }
    return told;
  }

  /**
   * A failed mail to the only manager of a club goes to the brand's owners, else to the administrators, without the text of the
   * mail server, which may contain the address (decision 0043). A failed mail to a member is not escalated.
   */
  async function insteadOfHer(trx: Queryable, copy: Pick<Copy, 'draft' | 'ClubId' | 'EventId' | 'At'>): Promise<Copy[]> {
    const { draft, ClubId } = copy;
    if (ClubId === null || draft.TargetId === null || !(await answersFor(trx, ClubId, draft.TargetId))) return [];
    const owners = await managersOf(trx, ClubId, closedIn, draft.TargetId);
    if (owners.length > 0) return owners.map((UserId) => ({ ...copy, UserId, Audience: 'Manager' }));
    const Title = await facts.clubName(trx, ClubId);
    const { ErrorMessage: _, ...reason } = draft.Payload;
    const Payload = { ...reason, Variant: 'Platform', ...(Title === undefined ? {} : { Title }) };
    const keepers = (await facts.administrators(trx)).filter((UserId) => UserId !== draft.TargetId);
    return keepers.map((UserId) => ({ ...copy, draft: { ...draft, Payload }, ClubId: null, UserId, Audience: 'Manager' }));
  }

  /**
   * One row per trainer and member, through a club that is open to the trainer: those without a required second factor are left
   * out.
   */
  async function admitted(trx: Queryable, sharing: readonly facts.SharedTrainer[]): Promise<facts.SharedTrainer[]> {
    const open: facts.SharedTrainer[] = [];
    for (const [clubId, ofClub] of Map.groupBy(sharing, ({ ClubId }) => ClubId)) {
      const closed = await closedIn(
        trx,
        clubId,
        ofClub.map(({ UserId }) => UserId),
      );
      open.push(...ofClub.filter(({ UserId }) => !closed.has(UserId)));
    }
    return [...new Map(open.map((one) => [`${one.OfId} ${one.UserId}`, one])).values()];
  }

  async function concerned(
    trx: Queryable,
    draft: Draft,
    { EventId, ClubId, At }: facts.StoredEvent,
    { absences, invited, written, sharing }: Known,
  ): Promise<{ known: Copy['draft']; ClubId: number | null; trainer?: number }[]> {
    const { TargetId, backAt } = draft;
    if (isMembers(TargetId)) {
      const isOver = now().getTime() - At.getTime() > GOING_ON_MINUTES * 60_000;
      const members = ClubId === null || isOver ? [] : await facts.athletesOf(trx, ClubId, TargetId.members);
      const toldToEach = members.map((member) => ({ known: { ...draft, TargetId: member, staff: 'no' } as const, ClubId }));
      const ofStaff =
        isOver || draft.staff === 'no' ? [] : [{ known: { ...draft, TargetId: null, staff: 'only' } as const, ClubId }];
      return [...toldToEach, ...ofStaff];
    }
    if (isInvitation(TargetId)) {
      const found = invited.get(TargetId.invitationId);
      return found
        ? [{ known: { ...draft, TargetId: found.UserId, Payload: { ...draft.Payload, Code: found.Code } }, ClubId }]
        : [];
    }
    if (typeof TargetId === 'object' && TargetId !== null) {
      const found = await facts.clubsOfAddress(trx, TargetId.email);
      return found.map((one) => ({ known: { ...draft, TargetId: one.UserId }, ClubId: one.ClubId }));
    }
    if (draft.Event === 'TrainingFeedback') {
      const comment = written.get(draft.Payload.CommentId ?? 0);
      const told = comment && { ...draft, TargetId, SubjectId: comment.TrainingId, quoted: shortComment(comment.Text) };
      return told ? [{ known: told, ClubId }] : [];
    }
    if (draft.Event === 'UserMeasureExpired' && TargetId !== null) {
      // The person measured, and trainers of clubs with which they share body data; the sender of a reminder is not notified.
      const told = draft.ActorId === null ? sharing : [];
      const toTrainers = told.flatMap(({ OfId, UserId: trainer, ClubId: where }) =>
        OfId === TargetId ? [{ known: { ...draft, TargetId, staff: 'only' } as const, ClubId: where, trainer }] : [],
      );
      return [{ known: { ...draft, TargetId }, ClubId }, ...toTrainers];
    }
    if (backAt === undefined) return [{ known: { ...draft, TargetId }, ClubId }];
    const absence = absences.get(EventId);
    const Days = absence && daysAway(absence.End, backAt, absence.Weeks);
    return Days === undefined ? [] : [{ known: { ...draft, TargetId, Payload: { Days } }, ClubId }];
  }

  async function reminders(trx: Queryable, at: Date): Promise<Copy[]> {
    const due = await facts.toRemind(trx, at, REMINDER_MINUTES, REMINDER_MINUTES_MAX);
    return due.map(({ UserId, ClassId, ClubId, Name, Begin }) => {
      const Payload: NotificationPayload = { ClassName: Name, ClassDate: Begin.toISOString() };
      const draft = {
        Event: 'ClassReminder',
        ActorId: null,
        TargetId: UserId,
        Payload,
        SubjectId: ClassId,
        day: Begin,
        staff: 'no',
      } as const;
      return { draft, UserId, Audience: 'User', ClubId, EventId: null, At: at };
    });
  }

  const jobs: Job[] = [
    job('notifications', z.object({}), tell, { cron: EVERY_MINUTE }),
    job(EVENT_JOB, z.object({ EventId: idSchema }), ({ EventId }) => tellOne(EventId)),
    job(MAIL_JOB, putOffSchema, ({ NotificationId }) => copies.mailPutOff(NotificationId)),
    job(PUSH_JOB, putOffSchema, ({ NotificationId }) => copies.pushPutOff(NotificationId)),
  ];

  return { tell, jobs };
}
