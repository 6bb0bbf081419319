import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  type CountedPolicy,
  type Policy,
  type PolicyId,
  type PolicyReminder,
  type PolicyState,
  policySchema,
  type UserPolicy,
  userPolicySchema,
} from '@clubpulse/contract/clubs/policies';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import { hasRoleIn, rolesOf } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import * as store from './policies.store.ts';
import { remind } from './reminders.service.ts';

export interface PolicyAnswer {
  readonly PolicyId: PolicyId;
  readonly Acceptance: 'Accepted' | 'NotAccepted';
}

export type PoliciesService = ReturnType<typeof createPolicies>;

/** What a club asks its members to agree to, and what they answered (spec 2 section 3). */
export function createPolicies({ db, now = () => new Date() }: { db: Database; now?: () => Date }) {
  /** Members agree, so it is the clubs where she is an athlete. */
  async function ofMember(from: Queryable, userId: UserId): Promise<store.AnsweredRow[]> {
    const { Athlete } = await rolesOf(from, userId);
    return store.answersOf(
      from,
      userId,
      Athlete.map((entry) => entry.ClubId),
    );
  }

  return {
    async ofClub(clubId: ClubId): Promise<CountedPolicy[]> {
      const [rows, counts] = await Promise.all([store.policiesOfClub(db, clubId), store.answerCounts(db, clubId)]);
      return rows.map((row) => {
        const countOf = (answer: PolicyAnswer['Acceptance']) =>
          counts.find(({ PolicyId, Acceptance }) => PolicyId === row.PolicyId && Acceptance === answer)?.Answers ?? 0;
        return { ...presentPolicy(row), Accepted: countOf('Accepted'), NotAccepted: countOf('NotAccepted') };
      });
    },

    async get(clubId: ClubId, policyId: PolicyId): Promise<Policy | Refusal> {
      const row = await store.policyOf(db, clubId, policyId);
      return row ? presentPolicy(row) : refuse('NotFound');
    },

    create: async (clubId: ClubId, fields: store.PolicyFields): Promise<Policy> =>
      presentPolicy(await store.insertPolicy(db, clubId, fields)),

    /** The publish state stays, and so do the answers. */
    async update(clubId: ClubId, policyId: PolicyId, fields: store.PolicyFields): Promise<Policy | Refusal> {
      const row = await store.updatePolicy(db, clubId, policyId, fields);
      return row ? presentPolicy(row) : refuse('NotFound');
    },

    delete: async (clubId: ClubId, policyId: PolicyId): Promise<Refusal | undefined> =>
      (await store.deletePolicy(db, clubId, policyId)) ? undefined : refuse('NotFound'),

    /** To a state it has already a policy goes silently, and keeps its publication date. */
    setState(clubId: ClubId, policyId: PolicyId, state: PolicyState, by: CallerId): Promise<Policy | Refusal> {
      return db.transaction().execute(async (trx) => {
        const known = await store.policyOf(trx, clubId, policyId);
        if (!known) return refuse('NotFound');
        const changed = await store.setState(trx, policyId, state, now());
        if (changed) {
          const Type = state === 'Published' ? 'PolicyPublished' : 'PolicyUnpublished';
          await emit(trx, { ClubId: clubId, Type, Payload: { PolicyId: policyId, Title: changed.Title, By: by } });
        }
        return presentPolicy(changed ?? known);
      });
    },

    /** The published policies of one's clubs, with one's answers. */
    ofUser: async (userId: UserId): Promise<UserPolicy[]> => (await ofMember(db, userId)).map(presentAnswer),

    async ofClubUser(clubId: ClubId, userId: UserId): Promise<UserPolicy[] | Refusal> {
      if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
      return (await store.answersOf(db, userId, [clubId])).map(presentAnswer);
    },

    /** Staff asks a member again. */
    remind: (ClubId: ClubId, UserId: UserId, by: CallerId, key?: RequestKey): Promise<PolicyReminder | Refusal> =>
      transactOnce(db, key, (trx) => remind(trx, { ClubId, UserId }, by, now())),

    /** Stores answers; of two to the same policy the last counts. Refused as a whole when one is not asked of her. */
    answer(userId: UserId, answers: readonly PolicyAnswer[]): Promise<UserPolicy[] | Refusal> {
      return db.transaction().execute(async (trx) => {
        const answered = new Map((await ofMember(trx, userId)).map((policy) => [policy.PolicyId, policy]));
        const errors: FieldError[] = answers.flatMap(({ PolicyId }, index) =>
          answered.has(PolicyId) ? [] : [{ field: `${index}.PolicyId`, key: 'invalid-id' }],
        );
        if (errors.length > 0) return refuse('ValidationFailed', { errors });
        for (const [PolicyId, Acceptance] of new Map(answers.map((one) => [one.PolicyId, one.Acceptance]))) {
          const policy = answered.get(PolicyId);
          // The same answer again keeps its date.
          if (!policy || policy.Acceptance === Acceptance) continue;
          await store.saveAnswer(trx, { PolicyId, UserId: userId, Acceptance, AcceptanceDate: now() });
          const Payload = { Target: userId, PolicyId, Title: policy.Title, Acceptance, By: userId };
          await emit(trx, { ClubId: policy.ClubId, Type: 'PolicyAnswered', Payload });
        }
        return (await ofMember(trx, userId)).map(presentAnswer);
      });
    },
  };
}

const presentPolicy = (row: store.PolicyRow): Policy =>
  policySchema.parse({ ...row, PublicationDate: row.PublicationDate?.toISOString() ?? null });

const presentAnswer = (row: store.AnsweredRow): UserPolicy =>
  userPolicySchema.parse({
    ...row,
    PublicationDate: row.PublicationDate?.toISOString() ?? null,
    Acceptance: row.Acceptance ?? 'NotAnswered',
    AcceptanceDate: row.AcceptanceDate?.toISOString() ?? null,
  });
