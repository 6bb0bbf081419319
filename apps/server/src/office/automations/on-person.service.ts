import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  AUTOMATIC_MESSAGES,
  type AutomationId,
  type AutomationMailed,
  type AutomationTest,
  type AutomationTestInput,
} from '@clubpulse/contract/office/automations/automations';
import { messageChannels } from '@clubpulse/contract/office/messages';
import { conditionOf, mainLanguage } from '@clubpulse/rules/office/automations/due';
import { causeToTest, spanOfTest, testOn } from '@clubpulse/rules/office/automations/on-person';
import { clubWithHours, dueCauses, type RunnerParts } from './automations.jobs.ts';
import * as store from './automations.store.ts';
import { athleteOf, automaticallySent, lastReply } from './causes.facts.ts';

const DAY_MS = 86_400_000;

export async function test(
  parts: RunnerParts,
  clubId: ClubId,
  { UserId, AutomationId: id, ...content }: AutomationTestInput,
): Promise<AutomationTest | Refusal> {
  const { db, now, previews } = parts;
  const [club, athlete] = [await clubWithHours(parts, db, clubId), await athleteOf(db, clubId, UserId, content.Only)];
  const isKnown = id === null || (await store.isOfClub(db, clubId, id));
  if (!club || !athlete || !isKnown) return refuse('NotFound');
  const at = now();
  const condition = conditionOf(content);
  const cause = causeToTest(await dueCauses(parts, db, club, condition, spanOfTest(at), { userId: UserId }), at);
  const ofStored = async (find: (stored: AutomationId) => Promise<Date | null>) => (id === null ? null : find(id));
  const { Checks, DueAt, ...tested } = testOn(
    {
      cause,
      isStaff: athlete.isStaff,
      met: athlete.met,
      repliedAt: await ofStored((stored) => lastReply(db, stored, UserId)),
      ranAt: cause === undefined ? null : await ofStored((stored) => store.runAtOf(db, stored, UserId, cause.Cause)),
      sentAt: await automaticallySent(db, clubId, UserId, new Date(at.getTime() - AUTOMATIC_MESSAGES.days * DAY_MS)),
    },
    condition,
    club,
    at,
  );
  const { Message } = content.Then;
  const read =
    Message &&
    (await previews.asRead(
      clubId,
      UserId,
      { Texts: Message.Texts, Language: mainLanguage(Message.Texts, club.Language) },
      messageChannels.filter((channel) => Message[channel]),
    ));
  return {
    Person: athlete.Person,
    Checks: Checks.map((check) => ({ ...check, At: check.At?.toISOString() ?? null })),
    DueAt: DueAt?.toISOString() ?? null,
    ...tested,
    Message: read ?? null,
  };
}

export async function mailToMe(
  { db, club, previews }: RunnerParts,
  clubId: ClubId,
  { UserId, AutomationId: id, Then: { Message } }: AutomationTestInput,
  by: CallerId,
): Promise<AutomationMailed | Refusal> {
  const known = await club(clubId);
  if (!known || (id !== null && !(await store.isOfClub(db, clubId, id)))) return refuse('NotFound');
  if (Message === null) return refuse('ValidationFailed', { errors: [{ field: 'Then.Message', key: 'field-required' }] });
  const { Texts } = Message;
  return previews.mailToStaff(clubId, UserId, { Texts, Language: mainLanguage(Texts, known.Language) }, by);
}
