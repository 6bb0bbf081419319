import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  AUTOMATIC_MESSAGES,
  type AutomationCondition,
  type AutomationContent,
  type AutomationHours,
  automationContentSchema,
} from '@clubpulse/contract/office/automations/automations';
import { idSchema } from '@clubpulse/contract/scalars';
import {
  allowedFrom,
  causesDueIn,
  conditionOf,
  dueAt,
  isStillMeant,
  isStopped,
  type Span,
  type Standing,
  standingIn,
} from '@clubpulse/rules/office/automations/due';
import { quietUntil } from '@clubpulse/rules/office/notifications/channels';
import { z } from 'zod';
import type { Consents } from '../../accounts/consents/public.ts';
import { holdRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { type NewJob, queueJobs } from '../../platform/jobs/jobs.store.ts';
import type { Previews } from '../messages/public.ts';
import { type ActParts, ActRefused, act, type ClubFacts } from './acts.service.ts';
import * as store from './automations.store.ts';
import { automaticallySent, causesIn, type FoundCause, lastReply, type Search } from './causes.facts.ts';

const ALL_JOB = 'automations';
const CLUB_JOB = 'club-automations';
const EVERY_QUARTER = '*/15 * * * *';
const DAY_MS = 86_400_000;
/** A cause may be this late after downtime of the server or because of the limit of messages. */
const LATE_MS = (AUTOMATIC_MESSAGES.days + 1) * DAY_MS;

export interface RunnerParts extends ActParts {
  readonly db: Database;
  readonly club: (clubId: ClubId, via?: Queryable) => Promise<ClubFacts | undefined>;
  readonly consents: Pick<Consents, 'sharing'>;
  readonly previews: Pick<Previews, 'asRead' | 'mailToStaff'>;
}

export interface ClubWithHours extends ClubFacts, AutomationHours {}

export async function clubWithHours(
  { club }: Pick<RunnerParts, 'club'>,
  db: Queryable,
  clubId: ClubId,
): Promise<ClubWithHours | undefined> {
  const known = await club(clubId, db);
  return known && { ...known, ...(await store.hoursOf(db, clubId)) };
}

export interface DueCause extends FoundCause {
  readonly due: Date;
  readonly standing: Exclude<Standing, 'Outside'>;
}

/** The causes that fall due within `span`, with their state. Runs and preview both use this function. */
export async function dueCauses(
  { consents, now }: Pick<RunnerParts, 'consents' | 'now'>,
  db: Queryable,
  club: ClubWithHours,
  condition: AutomationCondition,
  span: Span,
  whose: Pick<Search, 'notRunBy' | 'userId'> = {},
): Promise<DueCause[]> {
  const { ClubId: clubId, TimeZone: timeZone } = club;
  const search = { clubId, timeZone, now: now(), ...causesDueIn(condition, span), ...whose };
  const found = await causesIn(db, condition, search);
  // A birthday counts only if the member shares contact data (decision 0020).
  const known =
    condition.Trigger === 'Birthday'
      ? await consents.sharing(
          clubId,
          found.map(({ UserId }) => UserId),
          'Contact',
          db,
        )
      : undefined;
  return found.flatMap((cause): DueCause[] => {
    if (known?.has(cause.UserId) === false) return [];
    const due = dueAt(cause.At, condition, club);
    const standing = standingIn(cause, due, span);
    return standing === 'Outside' ? [] : [{ ...cause, due, standing }];
  });
}

async function isPutOff(
  { now }: RunnerParts,
  trx: Queryable,
  club: ClubWithHours,
  content: AutomationContent,
  userId: number,
): Promise<boolean> {
  if (content.Then.Message === null) return false;
  if (quietUntil(club, now(), club.TimeZone) !== undefined) return true;
  const since = new Date(now().getTime() - AUTOMATIC_MESSAGES.days * DAY_MS);
  return allowedFrom(await automaticallySent(trx, club.ClubId, userId, since), now()) !== undefined;
}

async function runFor(
  parts: RunnerParts,
  club: ClubWithHours,
  automation: store.StoredAutomation,
  cause: DueCause,
): Promise<void> {
  const { AutomationId, ClubId } = automation;
  const { UserId, Cause } = cause;
  const run = { AutomationId, ClubId, UserId, Cause, At: parts.now() };
  try {
    await parts.db.transaction().execute(async (trx) => {
      // Roles are locked before all other rows (decision 0036).
      if (!(await holdRoleIn(trx, UserId, ClubId))) return;
      await store.holdClub(trx, ClubId);
      const current = await store.takeAutomation(trx, ClubId, AutomationId, 'share');
      if (!current?.OnSince || current.RowVersion !== automation.RowVersion) return;
      const content = automationContentSchema.parse(current.Content);
      if (isStopped(await lastReply(trx, AutomationId, UserId), run.At)) {
        await store.insertRun(trx, { ...run, State: 'Stopped', Did: [], Reason: 'Answered' });
        return;
      }
      if (await isPutOff(parts, trx, club, content, UserId)) return;
      if (!(await store.insertRun(trx, { ...run, State: 'Done', Did: [], Reason: null }))) return;
      const acted = await act(parts, trx, club, content, UserId);
      await store.settleRun(trx, run, { At: run.At, State: 'Done', ...acted });
    });
  } catch (error) {
    if (!(error instanceof ActRefused)) throw error;
    await parts.db.transaction().execute(async (trx) => {
      if (await holdRoleIn(trx, UserId, ClubId))
        await store.insertRun(trx, { ...run, State: 'Failed', Did: [], Reason: error.reason });
    });
  }
}

async function runAll(parts: RunnerParts, clubId: ClubId): Promise<void> {
  const club = await clubWithHours(parts, parts.db, clubId);
  if (!club) return;
  const to = parts.now();
  let failed: unknown;
  for (const automation of await store.automationsOn(parts.db, clubId)) {
    const from = new Date(Math.max(automation.OnSince?.getTime() ?? to.getTime(), to.getTime() - LATE_MS));
    const content = automationContentSchema.parse(automation.Content);
    const due = await dueCauses(parts, parts.db, club, conditionOf(content), { from, to }, { notRunBy: automation.AutomationId });
    for (const cause of due.filter((one) => one.standing === 'Reached' && isStillMeant(one, one.due, to))) {
      try {
        await runFor(parts, club, automation, cause);
      } catch (error) {
        failed ??= error;
      }
    }
  }
  if (failed !== undefined) throw failed;
}

const clubJob = (ClubId: number): NewJob => ({
  task: CLUB_JOB,
  payload: { ClubId },
  key: `${CLUB_JOB}:${ClubId}`,
  oneAtATime: `${CLUB_JOB}:${ClubId}`,
});

export const jobsOf = (parts: RunnerParts): readonly Job[] => [
  job(
    ALL_JOB,
    z.object({}),
    async () => {
      const clubs = await store.clubsWithAutomations(parts.db);
      await queueJobs(parts.db, clubs.map(clubJob));
    },
    { cron: EVERY_QUARTER },
  ),
  job(CLUB_JOB, z.object({ ClubId: idSchema }), ({ ClubId }) => runAll(parts, ClubId)),
];
