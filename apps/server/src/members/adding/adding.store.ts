import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { CorrectedValue } from '@clubpulse/contract/members/adding/adding';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

interface NewCorrection {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly By: UserId;
  readonly At: Date;
  readonly Values: readonly CorrectedValue[];
}

export async function insertCorrection(trx: Queryable, { Values, ...row }: NewCorrection): Promise<void> {
  await trx
    .insertInto('desk_corrections')
    .values({ ...row, Values: JSON.stringify(Values) })
    .execute();
}

interface Wanted {
  readonly userId: UserId;
  readonly clubId?: ClubId;
  readonly since: Date;
}

export function correctionsOf(db: Queryable, { userId, clubId, since }: Wanted) {
  const all = db
    .selectFrom('desk_corrections as correction')
    .innerJoin('clubs', 'clubs.ClubId', 'correction.ClubId')
    .leftJoin('users as writer', 'writer.UserId', 'correction.By')
    .select([
      'correction.DeskCorrectionId',
      'correction.ClubId',
      'correction.At',
      'correction.Values',
      'clubs.Name as ClubName',
      sql<
        string | null
      >`coalesce(nullif(trim(concat_ws(' ', writer."FirstMidName", writer."LastName")), ''), writer."Nickname")`.as('By'),
    ])
    .where('correction.UserId', '=', userId)
    .where('correction.At', '>', since)
    .orderBy('correction.At', 'desc')
    .orderBy('correction.DeskCorrectionId', 'desc');
  return (clubId === undefined ? all : all.where('correction.ClubId', '=', clubId)).execute();
}

export async function deleteCorrection(trx: Queryable, id: number): Promise<void> {
  await trx.deleteFrom('desk_corrections').where('DeskCorrectionId', '=', id).execute();
}

export async function deleteCorrectionsBefore(db: Queryable, day: Date): Promise<void> {
  await db.deleteFrom('desk_corrections').where('At', '<=', day).execute();
}

interface NewProposal {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly Email: string;
  readonly Present: string;
  readonly By: UserId;
  readonly At: Date;
}

export async function saveProposal(trx: Queryable, { ClubId, UserId, ...proposal }: NewProposal): Promise<void> {
  await trx
    .insertInto('email_proposals')
    .values({ ClubId, UserId, ...proposal })
    .onConflict((conflict) => conflict.columns(['ClubId', 'UserId']).doUpdateSet(proposal))
    .execute();
}

export const proposalsOf = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('email_proposals as proposal')
    .innerJoin('clubs', 'clubs.ClubId', 'proposal.ClubId')
    .innerJoin('users', 'users.UserId', 'proposal.UserId')
    .select(['proposal.ClubId', 'clubs.Name as ClubName', 'proposal.Email', 'proposal.Present', 'proposal.At'])
    .select('users.Email as Current')
    .where('proposal.UserId', '=', userId)
    .orderBy('proposal.At', 'desc')
    .orderBy('proposal.ClubId')
    .execute();

export async function deleteProposal(trx: Queryable, userId: UserId, clubId: ClubId): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('email_proposals')
    .where('UserId', '=', userId)
    .where('ClubId', '=', clubId)
    .returning('Email')
    .executeTakeFirst();
  return row?.Email;
}

export async function deleteProposalsBefore(db: Queryable, at: Date): Promise<void> {
  await db.deleteFrom('email_proposals').where('At', '<=', at).execute();
}
