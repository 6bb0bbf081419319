import type { MeasureInput } from '@clubpulse/contract/body/measures/measures';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

interface EnteredOf {
  readonly UserId: number;
  readonly From: string;
  readonly To: string;
  readonly Values: MeasureInput['Values'];
}

export async function storedAlready(db: Queryable, stated: readonly EnteredOf[]): Promise<ReadonlySet<number>> {
  // The times are converted to UTC, because the database refuses some time-zone offsets that the contract accepts.
  const inUtc = stated.map((one) => ({ ...one, From: new Date(one.From), To: new Date(one.To) }));
  const { rows } = await sql<{ readonly Place: number }>`
    select (place - 1)::int as "Place"
    from jsonb_array_elements(${JSON.stringify(inUtc)}::jsonb) with ordinality as list (said, place)
    where exists (
      select from measure_events event
      where event."UserId" = (said ->> 'UserId')::bigint
        and event."TimeStamp" between (said ->> 'From')::timestamptz and (said ->> 'To')::timestamptz
        and not exists (
          select from jsonb_to_recordset(said -> 'Values') as value ("Key" text, "Value" double precision)
          where not exists (
            select from measures stored
            where stored."MeasureEventId" = event."MeasureEventId" and stored."Key" = value."Key" and stored."Value" = value."Value" and stored."Typed"
          )
        )
    )`.execute(db);
  return new Set(rows.map(({ Place }) => Place));
}
