import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type ClubLog, type LoggedEvent, type LogPerson, loggedEvents } from '@clubpulse/contract/office/club-logs/club-logs';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface LogFilter {
  readonly clubId: ClubId;
  readonly Begin: Date;
  readonly End: Date;
  readonly types: readonly LoggedEvent[] | undefined;
  readonly By: number | undefined;
  readonly About: number | undefined;
}

export interface LogRow extends Omit<ClubLog, 'At' | 'Kind' | 'By' | 'Target' | 'Fields'> {
  readonly Fields: readonly string[];
  readonly At: Date;
  readonly By: LogPerson | null;
  readonly Target: LogPerson | null;
}

const AUTHORS_MAX = 100;

const literals = (types: readonly string[]): RawBuilder<unknown> => sql.join(types.map((type) => sql.lit(type)));

/** The user who caused the entry. In `ClubJoined`, `By` counts only for the desk, because an approval is an event of its own. */
const author = sql<number | null>`coalesce(case when e."Type" <> 'ClubJoined' or e."Payload"->>'CameBy' = 'Desk'
  then (e."Payload"->>'By')::bigint end, case
  when e."Type" in ('ClubCreated', 'ClubJoined') then (e."Payload"->>'UserId')::bigint
  when e."Type" in ('InvitationAccepted', 'FamilyAgreed') then (e."Payload"->>'Target')::bigint end)`;

const subject = sql<number | null>`coalesce((e."Payload"->>'Target')::bigint, case
  when e."Type" = 'ClubJoined' then (e."Payload"->>'UserId')::bigint
  when e."Type" = 'FamilyAsked' then (e."Payload"->>'Payer')::bigint end)`;

/** True for an event that another entry includes: the order, the import, the acceptance of an invitation, or the join. */
const shownBeside = sql`(e."Type" = 'UserSubscriptionAdd' and e."Payload"->>'Reason' = 'Order'
  or e."Type" = 'CreatedInvitation' and e."Payload" ? 'FromFile'
  or e."Type" = 'ClubJoined' and e."Payload" ? 'Invited'
  or e."Type" = 'InvitationAccepted' and e."Payload"->>'Email' is null)`;

/** The entries of the log without automatic events, except those of devices. */
const entries = ({ clubId, Begin, End, types, By, About }: LogFilter): RawBuilder<unknown> => sql`
  from events e
  where e."ClubId" = ${clubId} and e."At" >= ${Begin} and e."At" < ${End}
    and e."Logged" and not ${shownBeside}
    and ${types === undefined ? sql`true` : sql`e."Type" in (${literals(types)})`}
    and (${author} is not null or e."Type" in (${literals(loggedEvents.Devices)}))
    and ${By === undefined ? sql`true` : sql`${author} = ${By}`}
    and ${About === undefined ? sql`true` : sql`${subject} = ${About}`}`;

const person = (alias: string): RawBuilder<unknown> => {
  const column = (field: string) => sql.ref(`${alias}.${field}`);
  return sql`case when ${column('UserId')} is not null then json_build_object('UserId', ${column('UserId')}, 'Nickname', ${column('Nickname')},
    'FirstMidName', ${column('FirstMidName')}, 'LastName', ${column('LastName')}) end`;
};

export async function findLogs(
  db: Queryable,
  filter: LogFilter,
  { start, length }: { readonly start: number; readonly length: number },
): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select log."EventId" as "ClubLogEntryId", log."At", log."Type", ${person('doer')} as "By", ${person('target')} as "Target",
      coalesce(log."Payload"->>'Name', log."Payload"->>'Title', log."Payload"->>'SubscriptionName', log."Payload"->>'ClassName',
        log."Payload"->>'Description', log."Payload"->>'Sites',
        case when log."Type" in ('CreatedInvitation', 'InvitationResent') then log."Payload"->>'Email' end) as "Subject",
      (case when log."Type" in (${literals(loggedEvents.Classes)}) then log."Payload"->'ClassIds'->>0
        else coalesce(log."Payload"->>'ChallengeId', log."Payload"->>'PolicyId') end)::bigint as "SubjectId",
      (log."Payload"->>'Amount')::int as "Amount", log."Payload"->>'Currency' as "Currency", log."Payload"->>'Role' as "Role",
      log."Payload"->>'CameBy' as "CameBy",
      log."Payload"->>'HowKnown' as "HowKnown",
      case when log."Type" = 'ClientStageChanged'
        then json_build_object('From', log."Payload"->>'From', 'To', log."Payload"->>'ClientStage') end as "Stages",
      case when log."Type" in ('DeskProfileCorrected', 'DeskCorrectionUndone', 'ClubUpdated') then log."Payload"->'Fields' else '[]'::jsonb end as "Fields",
      case when log."Type" = 'AvailabilityUpdated'
        then jsonb_build_object('Before', log."Payload"->'Before', 'After', log."Payload"->'After') end as "Availability",
      case
        when jsonb_typeof(log."Payload"->'ClassIds') = 'array' then jsonb_array_length(log."Payload"->'ClassIds')
        when log."Type" = 'MembersImported' then (log."Payload"->>'Invited')::int
        else coalesce((log."Payload"->>'People')::int, 1) end as "Count"
    from (
      select e.*, ${author} as author, ${subject} as subject ${entries(filter)}
      order by e."At" desc, e."EventId" desc limit ${length} offset ${start}
    ) log
    left join users doer on doer."UserId" = log.author
    left join users target on target."UserId" = log.subject and target."UserId" is distinct from log.author
    order by log."At" desc, log."EventId" desc`.execute(db);
  return rows;
}

export async function countLogs(db: Queryable, filter: LogFilter): Promise<number> {
  const { rows } = await sql<{ found: number }>`select count(*)::int as found ${entries(filter)}`.execute(db);
  return rows[0]?.found ?? 0;
}

export async function authorsOf(db: Queryable, filter: LogFilter): Promise<LogPerson[]> {
  const { rows } = await sql<LogPerson>`
    select users."UserId", users."Nickname", users."FirstMidName", users."LastName"
    from (select distinct ${author} as "UserId" ${entries(filter)}) done
    join users using ("UserId")
    order by users."SortName", users."UserId" limit ${AUTHORS_MAX}`.execute(db);
  return rows;
}
