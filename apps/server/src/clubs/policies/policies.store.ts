import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { OpenAnswer, PolicyId, PolicyType } from '@clubpulse/contract/clubs/policies';
import type { PageQuery } from '@clubpulse/contract/scalars';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Policies, PolicyAnswers, PolicyVersions } from '../../platform/database/schema.generated.ts';

export type PolicyRow = Selectable<Policies>;
export type PublishedRow = Selectable<PolicyVersions>;
export interface PolicyFields {
  readonly Type: PolicyType;
  readonly Title: string;
  readonly Text: string;
}
export interface AnsweredRow extends PolicyRow {
  readonly ClubName: string;
  readonly Acceptance: PolicyAnswers['Acceptance'] | null;
  readonly AcceptanceDate: Date | null;
}

export const policiesOfClub = (db: Queryable, clubId: ClubId): Promise<PolicyRow[]> =>
  db.selectFrom('policies').selectAll().where('ClubId', '=', clubId).orderBy('Type').orderBy('PolicyId').execute();

export const answerCounts = (
  db: Queryable,
  clubId: ClubId,
): Promise<{ PolicyId: PolicyId; Acceptance: PolicyAnswers['Acceptance']; Answers: number }[]> =>
  db
    .selectFrom('policy_answers as answer')
    .innerJoin('policies', 'policies.PolicyId', 'answer.PolicyId')
    .select((eb) => ['answer.PolicyId', 'answer.Acceptance', eb.fn.countAll<number>().as('Answers')])
    .whereRef('answer.Version', '=', 'policies.Version')
    .where('policies.ClubId', '=', clubId)
    .groupBy(['answer.PolicyId', 'answer.Acceptance'])
    .execute();

export const unaccepted = (db: Queryable) =>
  db
    .selectFrom('policies')
    .innerJoin('user_roles as role', (join) => join.onRef('role.ClubId', '=', 'policies.ClubId').on('role.Role', '=', 'Athlete'))
    .leftJoin('policy_answers as answer', (join) =>
      join
        .onRef('answer.PolicyId', '=', 'policies.PolicyId')
        .onRef('answer.Version', '=', 'policies.Version')
        .onRef('answer.UserId', '=', 'role.UserId'),
    )
    .where('policies.PublishState', '=', 'Published')
    .where(({ eb, or }) => or([eb('answer.Acceptance', 'is', null), eb('answer.Acceptance', '<>', 'Accepted')]));

export async function openCounts(db: Queryable, clubId: ClubId): Promise<ReadonlyMap<PolicyId, number>> {
  const rows = await unaccepted(db)
    .select(({ fn }) => ['policies.PolicyId', fn.countAll<number>().as('count')])
    .where('policies.ClubId', '=', clubId)
    .groupBy('policies.PolicyId')
    .execute();
  return new Map(rows.map(({ PolicyId, count }) => [PolicyId, count]));
}

export const openAnswers = (db: Queryable, policyId: PolicyId, { start, length }: Pick<PageQuery, 'start' | 'length'>) =>
  unaccepted(db)
    .where('policies.PolicyId', '=', policyId)
    .innerJoin('users', 'users.UserId', 'role.UserId')
    .select(['users.UserId', 'users.Nickname', 'users.FirstMidName', 'users.LastName', 'users.PictureUri'])
    .select(sql<OpenAnswer['Acceptance']>`coalesce(answer."Acceptance", 'NotAnswered')`.as('Acceptance'))
    .orderBy('users.SortName')
    .orderBy('users.UserId')
    .limit(length)
    .offset(start)
    .execute();

export const policyOf = (db: Queryable, clubId: ClubId, policyId: PolicyId): Promise<PolicyRow | undefined> =>
  db.selectFrom('policies').selectAll().where('PolicyId', '=', policyId).where('ClubId', '=', clubId).executeTakeFirst();

export const insertPolicy = (db: Queryable, clubId: ClubId, fields: PolicyFields): Promise<PolicyRow> =>
  db
    .insertInto('policies')
    .values({ ClubId: clubId, ...fields })
    .returningAll()
    .executeTakeFirstOrThrow();

export const lockPolicy = (trx: Queryable, clubId: ClubId, policyId: PolicyId): Promise<PolicyRow | undefined> =>
  trx
    .selectFrom('policies')
    .selectAll()
    .where('PolicyId', '=', policyId)
    .where('ClubId', '=', clubId)
    .forUpdate()
    .executeTakeFirst();

const changePolicy = (db: Queryable, policyId: PolicyId, fields: Updateable<Policies>): Promise<PolicyRow> =>
  db
    .updateTable('policies')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('PolicyId', '=', policyId)
    .returningAll()
    .executeTakeFirstOrThrow();

export const updatePolicy = (
  db: Queryable,
  policyId: PolicyId,
  fields: PolicyFields & Partial<Pick<PolicyRow, 'Version' | 'PublicationDate' | 'CorrectedAt' | 'CorrectionReason'>>,
): Promise<PolicyRow> => changePolicy(db, policyId, fields);

export const lastVersion = (db: Queryable, policyId: PolicyId): Promise<PublishedRow | undefined> =>
  db
    .selectFrom('policy_versions')
    .selectAll()
    .where('PolicyId', '=', policyId)
    .orderBy('PolicyVersionId', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertVersion(
  db: Queryable,
  { PolicyId, Version, Type, Title, Text }: PolicyRow,
  published: { readonly At: Date; readonly Reason: string | null; readonly ByUserId: number },
): Promise<void> {
  await db
    .insertInto('policy_versions')
    .values({ PolicyId, Version, Type, Title, Text, ...published })
    .execute();
}

export const setState = (
  db: Queryable,
  policyId: PolicyId,
  state: Pick<PolicyRow, 'PublishState'> &
    Partial<Pick<PolicyRow, 'PublicationDate' | 'Version' | 'CorrectedAt' | 'CorrectionReason'>>,
): Promise<PolicyRow> => changePolicy(db, policyId, state);

export async function deletePolicy(db: Queryable, clubId: ClubId, policyId: PolicyId): Promise<boolean> {
  const result = await db.deleteFrom('policies').where('PolicyId', '=', policyId).where('ClubId', '=', clubId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export const answersOf = (db: Queryable, userId: UserId, clubIds: readonly number[]): Promise<AnsweredRow[]> =>
  clubIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('policies')
        .innerJoin('clubs', 'clubs.ClubId', 'policies.ClubId')
        .leftJoin('policy_answers as answer', (join) =>
          join
            .onRef('answer.PolicyId', '=', 'policies.PolicyId')
            .onRef('answer.Version', '=', 'policies.Version')
            .on('answer.UserId', '=', userId),
        )
        .selectAll('policies')
        .select(['clubs.Name as ClubName', 'answer.Acceptance', 'answer.AcceptanceDate'])
        .where('policies.ClubId', 'in', clubIds)
        .where('policies.PublishState', '=', 'Published')
        .orderBy('clubs.Name')
        .orderBy('policies.Type')
        .orderBy('policies.PolicyId')
        .execute();

export async function hasTermsToAccept(db: Queryable, clubId: ClubId, userId: UserId): Promise<boolean> {
  const policies = await answersOf(db, userId, [clubId]);
  return policies.some(({ Type, Acceptance }) => Type === 'TermsOfPurchase' && Acceptance !== 'Accepted');
}

export async function saveAnswer(db: Queryable, answer: Insertable<PolicyAnswers>): Promise<void> {
  const { Acceptance, AcceptanceDate } = answer;
  await db
    .insertInto('policy_answers')
    .values(answer)
    .onConflict((conflict) => conflict.columns(['PolicyId', 'UserId', 'Version']).doUpdateSet({ Acceptance, AcceptanceDate }))
    .execute();
}
