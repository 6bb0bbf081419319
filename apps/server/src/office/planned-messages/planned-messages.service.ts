import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type MessageDraft, messageInputSchema } from '@clubpulse/contract/office/messages';
import {
  type DraftUpdate,
  PLANNED_MAX,
  PLANNED_MAX_DAYS,
  type PlanInput,
  type PlannedMessage,
  type PlannedMessageId,
  plannedMessageSchema,
  plannedRefusalSchema,
} from '@clubpulse/contract/office/planned-messages/planned-messages';
import { idSchema } from '@clubpulse/contract/scalars';
import { type ClubRef, isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { openRoles } from '@clubpulse/rules/accounts/security/closed-clubs';
import { z } from 'zod';
import { rolesOf } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { type NewJob, queueJob } from '../../platform/jobs/jobs.store.ts';
import { type MessagesService, titleOf } from '../messages/public.ts';
import * as store from './planned-messages.store.ts';

const JOB = 'planned-message';
const DAY_MS = 86_400_000;

const jobAt = (PlannedMessageId: number, runAt: Date): NewJob => ({
  task: JOB,
  payload: { PlannedMessageId },
  key: `${JOB}:${PlannedMessageId}`,
  runAt,
});

export interface PlannedMessageParts {
  readonly db: Database;
  readonly club: (
    clubId: ClubId,
    via?: Queryable,
  ) => Promise<{ readonly ClubId: number; readonly BrandId: number | null } | undefined>;
  readonly messages: Pick<MessagesService, 'reached' | 'refuseChanged' | 'sendIn'>;
  readonly closedTo: (userId: number, via: Queryable) => Promise<readonly ClubRef[]>;
  readonly now?: () => Date;
}

export type PlannedMessagesService = ReturnType<typeof createPlannedMessages>;

type Ready = Required<PlannedMessageParts>;

export function createPlannedMessages(parts: PlannedMessageParts) {
  const ready: Ready = { now: () => new Date(), ...parts };
  return {
    ...bindActs(ready, { list, create, save, delete: deleteDraft, plan, takeBack }),
    jobs: jobsOf(ready),
    hold,
    sent,
  };
}

const jobsOf = (parts: Ready): readonly Job[] => [
  job(
    JOB,
    z.object({ PlannedMessageId: idSchema }),
    ({ PlannedMessageId }) => send(parts, PlannedMessageId as PlannedMessageId),
    {
      atStart: async () => {
        for (const { PlannedMessageId, SendAt } of await store.allWaiting(parts.db))
          await queueJob(parts.db, jobAt(PlannedMessageId, SendAt));
      },
    },
  ),
];

async function found({ db }: Ready, id: PlannedMessageId, via: Queryable = db): Promise<PlannedMessage | Refusal> {
  const row = await store.oneOf(via, id);
  return row ? present(row) : refuse('NotFound');
}

async function refuseMore(clubId: ClubId, by: CallerId, waiting: boolean, trx: Queryable): Promise<Refusal | undefined> {
  await store.holdCount(trx, clubId);
  const count = await store.countPlanned(trx, clubId, by, waiting);
  return count >= PLANNED_MAX ? refuse('TooManyPlanned', { values: { max: PLANNED_MAX } }) : undefined;
}

/** Checks the author's rights and the recipients again. */
async function send(parts: Ready, id: PlannedMessageId): Promise<void> {
  await parts.db.transaction().execute(async (trx) => {
    const row = await store.takeWaiting(trx, id);
    if (!row) return;
    if (!row.IsDue) {
      await queueJob(trx, jobAt(id, row.SendAt));
      return;
    }
    const outcome = await sendAs(parts, trx, row.AuthorId, row.ClubId, row.Content);
    if (isRefusal(outcome)) await store.setRefused(trx, id, plannedRefusalSchema.parse(outcome.refused));
    else await store.deletePlanned(trx, id);
  });
}

async function sendAs({ club, closedTo, messages }: Ready, trx: Queryable, UserId: CallerId, clubId: ClubId, content: unknown) {
  const known = await club(clubId, trx);
  const roles = openRoles(await rolesOf(trx, UserId), await closedTo(UserId, trx));
  const isAdmin = await store.isAdministrator(trx, UserId);
  if (!known || !(isAdmin || isStaffIn(roles, known))) return refuse('InsufficientRights');
  const input = messageInputSchema.parse({ ...(content as MessageDraft), Expected: 1 });
  return messages.sendIn(trx, clubId, { ...input, Expected: null }, { UserId, roles, isAdmin, isEditor: false });
}

async function planIn(
  parts: Ready,
  trx: Queryable,
  clubId: ClubId,
  { Message, SendAt, PlannedMessageId: draftId }: PlanInput,
  caller: Caller,
): Promise<PlannedMessage | Refusal> {
  const at = new Date(SendAt);
  const ahead = at.getTime() - parts.now().getTime();
  if (ahead <= 0 || ahead > PLANNED_MAX_DAYS * DAY_MS)
    return refuse('ValidationFailed', {
      errors: [{ field: 'SendAt', key: 'moment-to-come', values: { days: PLANNED_MAX_DAYS } }],
    });
  const by = caller.UserId;
  const refused = await refuseMore(clubId, by, true, trx);
  if (refused) return refused;
  const { Expected: _counted, ...content } = Message;
  // The recipients are only counted, so their number may differ from the number that the author saw.
  const reached = (await parts.messages.reached(caller, clubId, Message, trx)) ?? 0;
  const changed = await parts.messages.refuseChanged(trx, clubId, Message, reached);
  if (changed) return changed;
  const fields = { ...written(parts, content), SendAt: at };
  if (draftId !== null && !(await store.saveDraft(trx, { clubId, userId: by, id: draftId }, fields))) return refuse('DraftGone');
  const id = draftId ?? (await store.insertPlanned(trx, { ClubId: clubId, AuthorId: by, ...fields }));
  await queueJob(trx, jobAt(id, at));
  const Payload = { PlannedMessageId: id, Title: titleOf(content), SendAt: at.toISOString(), By: by };
  await emit(trx, { ClubId: clubId, Type: 'ClubMessagePlanned', Payload });
  return found(parts, id, trx);
}

function written({ now }: Ready, draft: MessageDraft) {
  return { Content: JSON.stringify(draft), SavedAt: now() };
}

const list = async ({ db }: Ready, clubId: ClubId, by: CallerId): Promise<PlannedMessage[]> =>
  (await store.plannedOf(db, clubId, by)).map(present);

async function create(parts: Ready, clubId: ClubId, draft: MessageDraft, by: CallerId): Promise<PlannedMessage | Refusal> {
  return parts.db.transaction().execute(async (trx) => {
    const refused = await refuseMore(clubId, by, false, trx);
    if (refused) return refused;
    return found(
      parts,
      await store.insertPlanned(trx, { ClubId: clubId, AuthorId: by, ...written(parts, draft), SendAt: null }),
      trx,
    );
  });
}

function save(
  parts: Ready,
  clubId: ClubId,
  id: PlannedMessageId,
  { RowVersion, ...draft }: DraftUpdate,
  by: CallerId,
): Promise<PlannedMessage | Refusal> {
  const own = { clubId, userId: by, id };
  return parts.db.transaction().execute(async (trx) => {
    if (await store.saveDraft(trx, own, { ...written(parts, draft), SendAt: null }, RowVersion)) return found(parts, id, trx);
    return refuse((await store.holdDraft(trx, own)) ? 'StaleRowVersion' : 'NotFound');
  });
}

const hold = (trx: Queryable, clubId: ClubId, by: CallerId, id: PlannedMessageId): Promise<boolean> =>
  store.holdDraft(trx, { clubId, userId: by, id });

async function sent(trx: Queryable, clubId: ClubId, by: CallerId, id: PlannedMessageId): Promise<void> {
  await store.deleteDraft(trx, { clubId, userId: by, id });
}

const deleteDraft = async ({ db }: Ready, clubId: ClubId, id: PlannedMessageId, by: CallerId): Promise<Refusal | undefined> =>
  (await store.deleteDraft(db, { clubId, userId: by, id })) ? undefined : refuse('NotFound');

const plan = (
  parts: Ready,
  clubId: ClubId,
  input: PlanInput,
  caller: Caller,
  key?: RequestKey,
): Promise<PlannedMessage | Refusal> => transactOnce(parts.db, key, (trx) => planIn(parts, trx, clubId, input, caller));

const takeBack = (parts: Ready, clubId: ClubId, id: PlannedMessageId, By: CallerId): Promise<PlannedMessage | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    if (!(await store.takeBack(trx, { clubId, userId: By, id }))) return refuse('NotFound');
    const back = await found(parts, id, trx);
    if (isRefusal(back)) return back;
    const Payload = { PlannedMessageId: id, Title: titleOf(back.Content), By };
    await emit(trx, { ClubId: clubId, Type: 'ClubMessageTakenBack', Payload });
    return back;
  });

function present({ AuthorId, Nickname, FirstMidName, LastName, PictureUri, ...row }: store.PlannedRow): PlannedMessage {
  return plannedMessageSchema.parse({
    ...row,
    Author: { UserId: AuthorId, Nickname, FirstMidName, LastName, PictureUri },
    SavedAt: row.SavedAt.toISOString(),
    SendAt: row.SendAt?.toISOString() ?? null,
  });
}
