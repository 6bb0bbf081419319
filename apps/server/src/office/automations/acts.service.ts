import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import type { AutomationContent, DoneAct, RunReason } from '@clubpulse/contract/office/automations/automations';
import { runReasons } from '@clubpulse/contract/office/automations/automations';
import type { MessageId } from '@clubpulse/contract/office/messages';
import { mainLanguage } from '@clubpulse/rules/office/automations/due';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { moveCredits } from '../../billing/ledger/public.ts';
import type { Tags } from '../../clubs/tags/public.ts';
import type { TasksService } from '../../members/tasks/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MessagesService } from '../messages/public.ts';

export interface ActParts {
  readonly messages: Pick<MessagesService, 'sendIn'>;
  readonly tasks: Pick<TasksService, 'createIn'>;
  readonly tags: Pick<Tags, 'add' | 'idsByText'>;
  readonly now: () => Date;
}

export interface Acted {
  readonly Did: DoneAct[];
  /** Set when no channel reached the member. */
  readonly Reason: RunReason | null;
  readonly MessageId: MessageId | null;
}

export type ClubFacts = Pick<Club, 'ClubId' | 'TimeZone' | 'Language'>;

/** Thrown to roll back what earlier acts have written. */
export class ActRefused extends Error {
  readonly reason: RunReason;
  constructor(reason: RunReason) {
    super(reason);
    this.reason = reason;
  }
}

const reasonOf = ({ refused }: Refusal): RunReason => runReasons.find((reason) => reason === refused) ?? 'Other';

const everybody = {
  ClientStage: null,
  ClassSubscriptionId: null,
  ClubTagId: null,
  NotSeenDays: null,
  ClassId: null,
  NotStage: null,
  NotUserIds: [],
};

/** Runs in the caller's transaction. Throws ActRefused. */
export async function act(
  { messages, tasks, tags, now }: ActParts,
  trx: Queryable,
  { ClubId, TimeZone, Language }: ClubFacts,
  { Name, Then: { Message, Task, Tag, Credits } }: AutomationContent,
  userId: UserId,
): Promise<Acted> {
  const Did: DoneAct[] = [];
  let Reason: RunReason | null = null;
  let MessageId: MessageId | null = null;
  if (Message !== null) {
    const { App, Email, Sms, Texts } = Message;
    const written = { App, Email, Sms, Texts, Language: mainLanguage(Texts, Language), Target: null, PictureUri: null };
    const sent = await messages.sendIn(
      trx,
      ClubId,
      { ...written, Audience: { ...everybody, UserIds: [userId] }, Expected: null },
      null,
    );
    if (!isRefusal(sent)) {
      Did.push('Message');
      MessageId = sent.MessageId;
    } else if (sent.refused === 'AudienceChanged') Reason = 'NotReached';
    else throw new ActRefused(reasonOf(sent));
  }
  if (Task !== null) {
    const DueDate = addDays(dayIn(TimeZone, now()), Task.DueDays);
    const input = { Type: 'generic', Task: Task.Task, AssigneeId: Task.AssigneeId, DueDate } as const;
    if (await tasks.createIn(trx, ClubId, userId, input)) throw new ActRefused('AssigneeGone');
    Did.push('Task');
  }
  if (Tag !== null) {
    if (![...(await tags.idsByText(ClubId, trx)).values()].includes(Tag.ClubTagId)) throw new ActRefused('TagGone');
    await tags.add(trx, ClubId, userId, [Tag.ClubTagId]);
    Did.push('Tag');
  }
  if (Credits !== null) {
    const movement = { Change: Credits.Credits, Reason: 'Adjustment', by: null, Note: Name } as const;
    const moved = await moveCredits(trx, { ClubId, UserId: userId }, movement);
    if (isRefusal(moved)) throw new ActRefused('Other');
    Did.push('Credits');
  }
  return { Did, Reason, MessageId };
}
