import { sql } from 'kysely';
import { newPeriodOf } from '../../../members/people/public.ts';

export interface PersonFacts {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly PictureUri: string | null;
  readonly EmailConfirmed: boolean;
  readonly SensorCode: string | null;
  readonly hadClass: boolean;
  readonly isNew: boolean;
}

export const personSql = sql<PersonFacts>`jsonb_build_object('Nickname', u."Nickname", 'FirstMidName', u."FirstMidName",
  'LastName', u."LastName", 'PictureUri', u."PictureUri", 'EmailConfirmed', u."EmailConfirmed",
  'SensorCode', (select s."Code" from sensors s where s."UserId" = u."UserId" order by s."LastHeard" desc nulls last, s."SensorId" limit 1),
  'hadClass', exists(select from class_participants h where h."ClubId" = c."ClubId" and h."UserId" = u."UserId"
    and h."State" = 'Booked' and h."ClassBegin" < c."Begin"),
  'isNew', ${newPeriodOf(sql`u."UserId"`, sql`c."ClubId"`, sql`now()`)} = 1)`;
