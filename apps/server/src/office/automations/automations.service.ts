import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  AUTOMATIONS_MAX,
  type Automation,
  type AutomationCondition,
  type AutomationContent,
  type AutomationHours,
  type AutomationId,
  type AutomationInput,
  type AutomationPreview,
  type AutomationRun,
  type AutomationRunId,
  type AutomationRunQuery,
  type AutomationSwitch,
  type AutomationUpdate,
  automationContentSchema,
  automationRunSchema,
  automationSchema,
  PREVIEW_DAYS,
  PREVIEW_SHOWN,
  REACHES_MANY,
  type ReadyAutomation,
} from '@clubpulse/contract/office/automations/automations';
import { languages, type Page } from '@clubpulse/contract/scalars';
import { conditionOf } from '@clubpulse/rules/office/automations/due';
import { holdRoleIn } from '../../accounts/roles/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { ActRefused, act } from './acts.service.ts';
import { refuseContent } from './automations.checks.ts';
import { clubWithHours, dueCauses, jobsOf, type RunnerParts } from './automations.jobs.ts';
import * as store from './automations.store.ts';
import { mailToMe, test } from './on-person.service.ts';
import { readyContent } from './ready.present.ts';

const DAY_MS = 86_400_000;

export type AutomationParts = Omit<RunnerParts, 'now'> & { readonly now?: () => Date };
export type AutomationsService = ReturnType<typeof createAutomations>;
type Ready = RunnerParts;

/** An automation performs what the club chose when something happens to a member (decision 0195). */
export function createAutomations(parts: AutomationParts) {
  const ready: Ready = { now: () => new Date(), ...parts };
  return {
    ...bindActs(ready, {
      list,
      create,
      addReady,
      update,
      switch: switchOne,
      delete: deleteOne,
      preview,
      runs,
      runAgain,
      test,
      mailToMe,
      hours,
      setHours,
    }),
    jobs: jobsOf(ready),
  };
}

const daysAgo = ({ now }: Ready): Date => new Date(now().getTime() - PREVIEW_DAYS * DAY_MS);

const present = ({ LastRunAt, OnSince, CreatedAt: _created, People, Failed, ...row }: store.AutomationRow): Automation =>
  automationSchema.parse({
    ...row,
    OnSince: OnSince?.toISOString() ?? null,
    LastRunAt: LastRunAt?.toISOString() ?? null,
    People: People ?? 0,
    Failed: Failed ?? 0,
  });

const presentRun = ({ UserId, Nickname, FirstMidName, LastName, PictureUri, At, ...row }: store.RunRow): AutomationRun =>
  automationRunSchema.parse({
    ...row,
    At: At.toISOString(),
    Person: { UserId, Nickname, FirstMidName, LastName, PictureUri },
  });

async function found(parts: Ready, trx: Queryable, clubId: ClubId, id: AutomationId): Promise<Automation | Refusal> {
  const [row] = await store.automationsOf(trx, clubId, daysAgo(parts), id);
  return row ? present(row) : refuse('NotFound');
}

type AutomationEvent = 'AutomationAdded' | 'AutomationUpdated' | 'AutomationEnabled' | 'AutomationDisabled' | 'AutomationDeleted';

const log = (trx: Queryable, Type: AutomationEvent, ClubId: ClubId, AutomationId: AutomationId, Name: string, By: CallerId) =>
  emit(trx, { ClubId, Type, Payload: { AutomationId, Name, By } });

const list = async (parts: Ready, clubId: ClubId): Promise<Automation[]> =>
  (await store.automationsOf(parts.db, clubId, daysAgo(parts))).map(present);

async function refuseMany(parts: Ready, trx: Queryable, clubId: ClubId, content: AutomationContent) {
  const counted = await previewIn(parts, trx, clubId, conditionOf(content));
  if (isRefusal(counted)) return counted;
  return counted.Count > REACHES_MANY ? refuse('AutomationReachesMany', { values: { count: counted.Count } }) : undefined;
}

const create = (
  parts: Ready,
  clubId: ClubId,
  { SwitchOn, Confirmed, ...content }: AutomationInput,
  by: CallerId,
): Promise<Automation | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const club = await parts.club(clubId, trx);
    if (!club) return refuse('NotFound');
    await store.holdClub(trx, clubId);
    if ((await store.countAutomations(trx, clubId)) >= AUTOMATIONS_MAX)
      return refuse('TooManyAutomations', { values: { max: AUTOMATIONS_MAX } });
    const refused = await refuseContent(parts, trx, club, content);
    if (refused) return refused;
    const many = SwitchOn && !Confirmed ? await refuseMany(parts, trx, clubId, content) : undefined;
    if (many) return many;
    const CreatedAt = parts.now();
    const row = { ClubId: clubId, Content: JSON.stringify(content), OnSince: SwitchOn ? CreatedAt : null, CreatedAt };
    const id = await store.insertAutomation(trx, row);
    await log(trx, 'AutomationAdded', clubId, id, content.Name, by);
    if (SwitchOn) await log(trx, 'AutomationEnabled', clubId, id, content.Name, by);
    return found(parts, trx, clubId, id);
  });

async function addReady(parts: Ready, clubId: ClubId, ready: ReadyAutomation, by: CallerId): Promise<Automation | Refusal> {
  const club = await parts.club(clubId);
  const off = { SwitchOn: false, Confirmed: false };
  return club ? create(parts, clubId, { ...readyContent(ready, club.Language), ...off }, by) : refuse('NotFound');
}

const update = (
  parts: Ready,
  clubId: ClubId,
  id: AutomationId,
  { RowVersion, SwitchOn, Confirmed, ...content }: AutomationUpdate,
  by: CallerId,
): Promise<Automation | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const [club, before] = [await parts.club(clubId, trx), await store.takeAutomation(trx, clubId, id)];
    if (!club || !before) return refuse('NotFound');
    if (before.RowVersion !== RowVersion) return refuse('StaleRowVersion');
    const refused = await refuseContent(parts, trx, club, content);
    if (refused) return refused;
    const starts = SwitchOn && before.OnSince === null;
    const many = starts && !Confirmed ? await refuseMany(parts, trx, clubId, content) : undefined;
    if (many) return many;
    await store.updateAutomation(trx, id, { Content: JSON.stringify(content), ...(starts ? { OnSince: parts.now() } : {}) });
    await log(trx, 'AutomationUpdated', clubId, id, content.Name, by);
    if (starts) await log(trx, 'AutomationEnabled', clubId, id, content.Name, by);
    return found(parts, trx, clubId, id);
  });

const switchOne = (
  parts: Ready,
  clubId: ClubId,
  id: AutomationId,
  { On, Confirmed }: AutomationSwitch,
  by: CallerId,
): Promise<Automation | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const before = await store.takeAutomation(trx, clubId, id);
    if (!before) return refuse('NotFound');
    if ((before.OnSince !== null) === On) return found(parts, trx, clubId, id);
    const content = automationContentSchema.parse(before.Content);
    const many = On && !Confirmed ? await refuseMany(parts, trx, clubId, content) : undefined;
    if (many) return many;
    await store.updateAutomation(trx, id, { OnSince: On ? parts.now() : null });
    await log(trx, On ? 'AutomationEnabled' : 'AutomationDisabled', clubId, id, content.Name, by);
    return found(parts, trx, clubId, id);
  });

const deleteOne = (parts: Ready, clubId: ClubId, id: AutomationId, by: CallerId): Promise<Refusal | undefined> =>
  parts.db.transaction().execute(async (trx): Promise<Refusal | undefined> => {
    const before = await store.takeAutomation(trx, clubId, id);
    if (!before) return refuse('NotFound');
    await store.deleteAutomation(trx, id);
    await log(trx, 'AutomationDeleted', clubId, id, automationContentSchema.parse(before.Content).Name, by);
    return undefined;
  });

async function previewIn(
  parts: Ready,
  db: Queryable,
  clubId: ClubId,
  condition: AutomationCondition,
): Promise<AutomationPreview | Refusal> {
  const club = await clubWithHours(parts, db, clubId);
  if (!club) return refuse('NotFound');
  const span = { from: daysAgo(parts), to: parts.now() };
  const due = await dueCauses(parts, db, club, condition, span);
  const last = (standing: 'Reached' | 'Ended') =>
    [...new Map(due.filter((one) => one.standing === standing).map((one) => [one.UserId as number, one])).values()].toSorted(
      (one, other) => other.due.getTime() - one.due.getTime(),
    );
  const reached = last('Reached');
  const ids = new Set<number>(reached.map(({ UserId }) => UserId));
  return {
    Count: reached.length,
    People: reached
      .slice(0, PREVIEW_SHOWN)
      .map(({ UserId, Nickname, FirstMidName, LastName, PictureUri, Language, due: at }) => ({
        UserId,
        Nickname,
        FirstMidName,
        LastName,
        PictureUri,
        Language,
        At: at.toISOString(),
      })),
    Ended: last('Ended').filter(({ UserId }) => !ids.has(UserId)).length,
    Languages: languages.flatMap((Language) => {
      const Count = reached.filter((one) => one.Language === Language).length;
      return Count === 0 ? [] : [{ Language, Count }];
    }),
  };
}

const preview = (parts: Ready, clubId: ClubId, condition: AutomationCondition): Promise<AutomationPreview | Refusal> =>
  previewIn(parts, parts.db, clubId, condition);

const hours = ({ db }: Ready, clubId: ClubId): Promise<AutomationHours> => store.hoursOf(db, clubId);

async function setHours({ db }: Ready, clubId: ClubId, set: AutomationHours): Promise<AutomationHours> {
  await store.setHours(db, clubId, set);
  return set;
}

function runs({ db }: Ready, clubId: ClubId, query: AutomationRunQuery): Promise<Page<AutomationRun>> {
  const some = store.runsOf(db, clubId, query);
  const count = some.count();
  return pageOf(query, {
    data: presented(some.rows(query.start, query.length), presentRun),
    recordsTotal: count,
    recordsFiltered: count,
  });
}

/** Locks the member's role, then the run (decision 0036). */
async function takeFailed(trx: Queryable, clubId: ClubId, id: AutomationRunId) {
  const [run] = await store.runsOf(trx, clubId, { RunId: id, State: 'Failed' }).rows(0, 1);
  if (!run || !(await holdRoleIn(trx, run.UserId, clubId))) return undefined;
  return store.takeFailed(trx, clubId, id);
}

async function runAgain(parts: Ready, clubId: ClubId, id: AutomationRunId): Promise<AutomationRun | Refusal> {
  const repeat = (settle: (trx: Queryable, run: store.StoredRun) => Promise<void | Refusal>) =>
    parts.db.transaction().execute(async (trx) => {
      const run = await takeFailed(trx, clubId, id);
      if (!run) return refuse('NotFound');
      const refused = await settle(trx, run);
      if (refused) return refused;
      const [row] = await store.runsOf(trx, clubId, { RunId: id }).rows(0, 1);
      return row ? presentRun(row) : refuse('NotFound');
    });
  try {
    return await repeat(async (trx, run) => {
      const club = await parts.club(clubId, trx);
      const automation = await store.takeAutomation(trx, clubId, run.AutomationId, 'share');
      if (!club || !automation) return refuse('NotFound');
      const acted = await act(parts, trx, club, automationContentSchema.parse(automation.Content), run.UserId);
      await store.settleRun(trx, run, { At: parts.now(), State: 'Done', ...acted });
      return undefined;
    });
  } catch (error) {
    if (!(error instanceof ActRefused)) throw error;
    return repeat((trx, run) => store.settleRun(trx, run, { At: parts.now(), State: 'Failed', Did: [], Reason: error.reason }));
  }
}
