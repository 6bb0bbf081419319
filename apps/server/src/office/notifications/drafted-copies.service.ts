import { kindOf } from '@clubpulse/rules/office/notifications/catalogue';
import { GOING_ON_MINUTES } from '@clubpulse/rules/office/notifications/moments';
import { daysAway } from '@clubpulse/rules/office/notifications/notifications';
import { shortComment } from '@clubpulse/rules/training/comments/feedback';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { answersFor, managersOf } from '../notices/public.ts';
import type { Copy } from './copies.service.ts';
import type { Draft } from './notifications.events.ts';
import * as facts from './notifications.facts.ts';

type Known = Omit<Awaited<ReturnType<typeof knownOf>>, 'trainers' | 'byHouse'>;

interface CopyReaders {
  readonly closedIn: AccountSecurity['closedIn'];
  readonly now: () => Date;
}

export interface Drafted {
  readonly event: facts.StoredEvent;
  readonly draft: Draft;
}

/** Without an actor the member booked or canceled themselves, unless a recurring booking took the seat. */
function byOneself(draft: Draft, byHouse: Awaited<ReturnType<typeof facts.bookedAutomatically>>): Draft {
  const { Event, ActorId, TargetId, SubjectId } = draft;
  const isSeat = Event === 'ClassSubscription' || Event === 'ClassUnsubscription';
  if (!isSeat || ActorId !== null || typeof TargetId !== 'number' || byHouse({ ClassId: SubjectId ?? 0, UserId: TargetId }))
    return draft;
  return { ...draft, ActorId: TargetId };
}

const isInvitation = (target: Draft['TargetId']): target is { readonly invitationId: number } =>
  typeof target === 'object' && target !== null && 'invitationId' in target;

const isMembers = (target: Draft['TargetId']): target is { readonly members: number | null } =>
  typeof target === 'object' && target !== null && 'members' in target;

export async function copiesOf(parts: CopyReaders, trx: Queryable, drafts: readonly Drafted[]): Promise<Copy[]> {
  const { byHouse, trainers, ...known } = await knownOf(parts, trx, drafts);
  const staffOf = staffReaders(parts, trx);
  const copies: Copy[] = [];
  for (const { event, draft: found } of drafts) {
    const draft = byOneself(found, byHouse);
    const trainer = await staffOf.trainerIn(event.ClubId, trainers.get(classOf(draft) ?? 0));
    for (const one of await concerned(parts, trx, draft, event, known)) {
      const { known: toThem, ClubId, trainer: sharedWith } = one;
      const copy = { draft: toThem, ClubId, EventId: event.EventId, At: event.At };
      const staff = async () =>
        toThem.staff === 'no' || ClubId === null ? [] : [...(await staffOf.managing(ClubId)), ...(trainer ? [trainer] : [])];
      if (toThem.staff !== 'only' && toThem.TargetId !== null)
        copies.push({ ...copy, UserId: toThem.TargetId, Audience: 'User' });
      // A person always gets the text about themselves, even as a manager, and not the text for staff.
      const others = new Set(
        (sharedWith === undefined ? await staff() : [sharedWith]).filter((reader) => reader !== toThem.TargetId),
      );
      const toStaff: readonly Copy[] = [...others].map((UserId) => ({ ...copy, UserId, Audience: 'Manager' }));
      copies.push(...(toStaff.length === 0 && toThem.Event === 'EmailError' ? await staffInstead(parts, trx, copy) : toStaff));
    }
  }
  return copies;
}

const classOf = ({ Event, SubjectId }: Draft) => (kindOf(Event).group === 'Bookings' ? SubjectId : undefined);

async function knownOf(parts: CopyReaders, trx: Queryable, drafts: readonly Drafted[]) {
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
  const sharing = await admitted(parts, trx, await facts.trainersSharing(trx, [...new Set(measured)]));
  return { trainers, byHouse, absences, invited, written, sharing };
}

/** Staff who get notifications, including trainers to whom the club is closed. Read once per club for a batch of events. */
function staffReaders({ closedIn }: CopyReaders, trx: Queryable) {
  const managers = new Map<number, Promise<number[]>>();
  const closed = new Map<string, Promise<ReadonlySet<number>>>();
  return {
    managing(clubId: number): Promise<number[]> {
      const known = managers.get(clubId) ?? managersOf(trx, clubId, closedIn);
      managers.set(clubId, known);
      return known;
    },
    async trainerIn(clubId: number | null, led: number | undefined): Promise<number | undefined> {
      if (led === undefined || clubId === null) return undefined;
      const key = `${clubId} ${led}`;
      const known = closed.get(key) ?? closedIn(trx, clubId, [led]);
      closed.set(key, known);
      return (await known).has(led) ? undefined : led;
    },
  };
}

/**
 * If a mail to the only manager failed, notifies the owners, or otherwise the administrators, without the mail server's text
 * (decision 0043).
 */
async function staffInstead(
  { closedIn }: CopyReaders,
  trx: Queryable,
  copy: Pick<Copy, 'draft' | 'ClubId' | 'EventId' | 'At'>,
): Promise<Copy[]> {
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

/** Leaves out trainers who lack the second factor that their club requires. */
async function admitted(
  { closedIn }: CopyReaders,
  trx: Queryable,
  sharing: readonly facts.SharedTrainer[],
): Promise<facts.SharedTrainer[]> {
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
  { now }: CopyReaders,
  trx: Queryable,
  draft: Draft,
  { EventId, ClubId, At }: facts.StoredEvent,
  { absences, invited, written, sharing }: Known,
): Promise<{ known: Copy['draft']; ClubId: number | null; trainer?: number }[]> {
  const { TargetId, backAt } = draft;
  if (isMembers(TargetId)) {
    const isOver = now().getTime() - At.getTime() > GOING_ON_MINUTES * 60_000;
    const members = ClubId === null || isOver ? [] : await facts.athletesOf(trx, ClubId, TargetId.members);
    const copies = members.map((member) => ({ known: { ...draft, TargetId: member, staff: 'no' } as const, ClubId }));
    const ofStaff =
      isOver || draft.staff === 'no' ? [] : [{ known: { ...draft, TargetId: null, staff: 'only' } as const, ClubId }];
    return [...copies, ...ofStaff];
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
    const copy = comment && { ...draft, TargetId, SubjectId: comment.TrainingId, quoted: shortComment(comment.Text) };
    return copy ? [{ known: copy, ClubId }] : [];
  }
  if (draft.Event === 'UserMeasureExpired' && TargetId !== null) {
    // A reminder by staff notifies only the user; an automatic reminder also notifies trainers who see the body data.
    const recipients = draft.ActorId === null ? sharing : [];
    const toTrainers = recipients.flatMap(({ OfId, UserId: trainer, ClubId: where }) =>
      OfId === TargetId ? [{ known: { ...draft, TargetId, staff: 'only' } as const, ClubId: where, trainer }] : [],
    );
    return [{ known: { ...draft, TargetId }, ClubId }, ...toTrainers];
  }
  if (backAt === undefined) return [{ known: { ...draft, TargetId }, ClubId }];
  const absence = absences.get(EventId);
  const Days = absence && daysAway(absence.End, backAt, absence.Weeks);
  return Days === undefined ? [] : [{ known: { ...draft, TargetId, Payload: { Days } }, ClubId }];
}
