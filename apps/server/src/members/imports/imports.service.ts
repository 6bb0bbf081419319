import type { BodyOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type {
  CheckedPerson,
  ImportedPerson,
  ImportId,
  MemberImport,
  RefusedRow,
} from '@clubpulse/contract/members/imports/imports';
import type { beginImport, checkImport as checkCall } from '@clubpulse/contract/members/imports/imports.calls';
import { idSchema } from '@clubpulse/contract/scalars';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { groupsCell } from '@clubpulse/rules/members/imports/groups-cell';
import { checkImport, unknownGroups } from '@clubpulse/rules/members/imports/read-rows';
import { dayIn } from '@clubpulse/rules/time/days';
import { z } from 'zod';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Tags } from '../../clubs/tags/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { type NewJob, queueJob } from '../../platform/jobs/jobs.store.ts';
import type { Invitations } from '../invitations/public.ts';
import * as store from './imports.store.ts';
import { namesakes } from './namesakes.facts.ts';

const IMPORT_JOB = 'members.import';
/** The rows per transaction, which is the most that a crash loses. */
const AT_ONCE = 20;
const clubMissing = { member_imports_ClubId_fkey: refuse('NotFound') };
const STORED_MS = 30 * 86_400_000;

export interface ImportParts {
  readonly db: Database;
  readonly clubs: Pick<Clubs, 'facts'>;
  readonly tags: Pick<Tags, 'idsByText' | 'make'>;
  readonly invitations: Pick<Invitations, 'check' | 'expire' | 'insert' | 'mailTo' | 'inviterOf'>;
  readonly now?: () => Date;
}

type ClubFacts = NonNullable<Awaited<ReturnType<Clubs['facts']>>>;
export type Imports = ReturnType<typeof createImports>;

export function createImports({ db, clubs, tags, invitations, now = () => new Date() }: ImportParts) {
  /** Continues where the last run stopped. Concurrent runs process different rows. */
  async function run(importId: ImportId): Promise<void> {
    const row = await store.importOf(db, importId);
    const club = row && row.FinishedAt === null ? await clubs.facts(row.ClubId) : undefined;
    if (!row || !club) return;
    const inviter = await invitations.inviterOf(row.CreatedBy, club);
    while ((await db.transaction().execute((trx) => invite(invitations, tags, trx, row, club, inviter))) > 0);
    await db.transaction().execute(async (trx) => {
      if (!(await store.finishImport(trx, importId, now()))) return;
      const { Invited = 0, Refused = 0 } = (await store.importOf(trx, importId)) ?? {};
      const Payload = { ImportId: importId, Invited, Refused, By: row.CreatedBy };
      await emit(trx, { ClubId: club.ClubId, Type: 'MembersImported', Payload });
    });
  }

  const jobs: readonly Job[] = [job(IMPORT_JOB, z.object({ ImportId: idSchema }), ({ ImportId }) => run(ImportId))];

  return {
    jobs,
    clubOf: (importId: ImportId) => store.clubOfImport(db, importId),
    list: async (clubId: ClubId): Promise<MemberImport[]> => (await store.importsOfClub(db, clubId)).map(present),
    refused: async (importId: ImportId): Promise<RefusedRow[]> =>
      (await store.refusedRows(db, importId)).map(({ person, reason }) => ({ ...person, Reason: reason })),

    check: (clubId: ClubId, input: BodyOf<typeof checkCall>) => check(invitations, db, clubId, input),

    async begin(clubId: ClubId, body: BodyOf<typeof beginImport>, caller: Caller): Promise<MemberImport | Refusal> {
      const { People, FileName, Language, Message, Mailed, MakeGroups } = body;
      const club = await clubs.facts(clubId);
      if (!club) return refuse('NotFound');
      const groups = [...(await tags.idsByText(clubId)).keys()];
      const errors = [
        ...checkImport(People, dayIn(club.TimeZone, now())),
        ...rowsTwice(People),
        ...(MakeGroups ? [] : groupsMissing(People, groups)),
      ];
      if (errors.length > 0) return refuse('ValidationFailed', { errors });
      return refusedBy(clubMissing, () =>
        db.transaction().execute(async (trx) => {
          const By = { CreatedBy: caller.UserId, CreatedAt: now() };
          const row = await store.insertImport(trx, { ClubId: clubId, FileName, Language, Message, Mailed, ...By });
          if (!row) return refuse('ImportRuns');
          if (MakeGroups) await tags.make(trx, clubId, [...new Set(People.flatMap((one) => unknownGroups(one.Groups, groups)))]);
          await store.insertRows(trx, row.ImportId, withTwice(People));
          await queueJob(trx, jobOf(row.ImportId));
          const made = await store.importOf(trx, row.ImportId);
          return made ? present(made) : refuse('NotFound');
        }),
      );
    },

    purge: () => store.forgetImports(db, new Date(now().getTime() - STORED_MS)),
  };
}

async function invite(
  invitations: ImportParts['invitations'],
  tags: ImportParts['tags'],
  trx: Queryable,
  row: store.ImportRow,
  club: ClubFacts,
  inviter: string,
): Promise<number> {
  const { ImportId, Language, Message, Mailed, CreatedBy } = row;
  const people = await store.takeWaiting(trx, ImportId, AT_ONCE);
  if (people.length === 0) return 0;
  await invitations.expire(trx, club.ClubId);
  const checked = await invitations.check(
    club.ClubId,
    people.map(({ Email }) => Email),
    trx,
  );
  // All batches of invitations have the order of e-mail addresses, to prevent deadlocks.
  const inOrder = [...people.entries()].sort(([, { Email: one }], [, { Email: other }]) => (one < other ? -1 : 1));
  const groups = await tags.idsByText(club.ClubId, trx);
  for (const [at, { Row, Email, FirstMidName, LastName, Groups, Language: own, ...profile }] of inOrder) {
    const Profile = { ...profile, ClubTagIds: Groups.flatMap((name) => groups.get(name.toLowerCase()) ?? []) };
    const { State } = checked[at] ?? { State: 'Often' };
    const person = { Email, FirstMidName, LastName, Profile, Language: own ?? Language, Message };
    const invited = { ...person, Role: 'Athlete', FromFile: true } as const;
    const made = State === 'Ready' ? await invitations.insert(trx, club, invited, CreatedBy) : undefined;
    if (made && Mailed) await invitations.mailTo(trx, made, club, inviter);
    // If no invitation was made, another user has invited the e-mail address since the check.
    await store.markRow(trx, ImportId, Row, State === 'Ready' && !made ? 'Invited' : State);
  }
  return people.length;
}

async function check(
  invitations: ImportParts['invitations'],
  db: Database,
  clubId: ClubId,
  { People }: BodyOf<typeof checkCall>,
): Promise<CheckedPerson[]> {
  const checked = await invitations.check(
    clubId,
    People.map(({ Email }) => Email),
  );
  const named = new Map((await namesakes(db, clubId, People)).map((one) => [nameKey(one), one]));
  return checked.map((one, at) => {
    const found = one.State === 'Ready' ? named.get(nameKey(People[at] ?? { FirstMidName: '', LastName: '' })) : undefined;
    return { ...one, Namesake: found ? { UserId: found.UserId, Name: fullName({ ...found, Nickname: null }) } : null };
  });
}

const jobOf = (ImportId: number): NewJob => ({ task: IMPORT_JOB, payload: { ImportId }, key: `${IMPORT_JOB}:${ImportId}` });

const nameKey = ({ FirstMidName, LastName }: { readonly FirstMidName: string; readonly LastName: string }): string =>
  `${FirstMidName.toLowerCase()}\n${LastName.toLowerCase()}`;

function rowsTwice(people: readonly ImportedPerson[]) {
  const seen = new Set<number>();
  return people.flatMap(({ Row }, at) => {
    if (!seen.has(Row)) {
      seen.add(Row);
      return [];
    }
    return [{ field: `People.${at}.Row`, key: 'invalid-value' }];
  });
}

const groupsMissing = (people: readonly ImportedPerson[], groups: readonly string[]) =>
  people.flatMap(({ Groups }, at) => {
    const missing = unknownGroups(Groups, groups);
    return missing.length === 0
      ? []
      : [{ field: `People.${at}.Groups`, key: 'group-unknown', values: { name: groupsCell(missing) } }];
  });

function withTwice(people: readonly ImportedPerson[]) {
  const seen = new Set<string>();
  return people.map((person) => {
    const twice = seen.has(person.Email);
    seen.add(person.Email);
    return { person, twice };
  });
}

function present(row: store.CountedImport): MemberImport {
  const { ImportId, ClubId, FileName, CreatedAt, FinishedAt, Mailed, Rows, Invited, Refused } = row;
  return {
    ImportId,
    ClubId,
    FileName,
    Mailed,
    Rows,
    Invited,
    Refused,
    CreatedAt: CreatedAt.toISOString(),
    FinishedAt: FinishedAt?.toISOString() ?? null,
  };
}
