import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  type CountedPolicy,
  type OpenAnswer,
  type Policy,
  type PolicyId,
  type PolicyReminder,
  type PolicyState,
  policySchema,
  type policyUpdateSchema,
  type UserPolicy,
  userPolicySchema,
  type WrittenPolicy,
} from '@clubpulse/contract/clubs/policies';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page, PageQuery } from '@clubpulse/contract/scalars';
import type { z } from 'zod';
import { hasRoleIn, rolesOf } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { pageOf } from '../../platform/page/page.ts';
import * as store from './policies.store.ts';
import { remind } from './reminders.service.ts';

export interface PolicyAnswer {
  readonly PolicyId: PolicyId;
  readonly Acceptance: 'Accepted' | 'NotAccepted';
  readonly Version?: number | undefined;
}

export type PoliciesService = ReturnType<typeof createPolicies>;

interface Parts {
  db: Database;
  now?: () => Date;
}
type Ready = Required<Parts>;

export function createPolicies(parts: Parts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    { ofClub, get, openAnswers, create, update, delete: deletePolicy, setState, ofUser, ofClubUser, remind: remindOf, answer },
  );
}

async function ofMember(from: Queryable, userId: UserId): Promise<store.AnsweredRow[]> {
  const { Athlete } = await rolesOf(from, userId);
  return store.answersOf(
    from,
    userId,
    Athlete.map((entry) => entry.ClubId),
  );
}

async function ofClub({ db }: Ready, clubId: ClubId): Promise<CountedPolicy[]> {
  const [rows, counts, open] = await Promise.all([
    store.policiesOfClub(db, clubId),
    store.answerCounts(db, clubId),
    store.openCounts(db, clubId),
  ]);
  return rows.map((row) => {
    const countOf = (acceptance: PolicyAnswer['Acceptance']) =>
      counts.find(({ PolicyId, Acceptance }) => PolicyId === row.PolicyId && Acceptance === acceptance)?.Answers ?? 0;
    return {
      ...presentPolicy(row),
      Accepted: countOf('Accepted'),
      NotAccepted: countOf('NotAccepted'),
      Open: open.get(row.PolicyId) ?? 0,
    };
  });
}

async function get({ db }: Ready, clubId: ClubId, policyId: PolicyId): Promise<WrittenPolicy | Refusal> {
  const row = await store.policyOf(db, clubId, policyId);
  return row ? presentWritten(row) : refuse('NotFound');
}

async function openAnswers(
  { db }: Ready,
  clubId: ClubId,
  policyId: PolicyId,
  query: PageQuery,
): Promise<Page<OpenAnswer> | Refusal> {
  if (!(await store.policyOf(db, clubId, policyId))) return refuse('NotFound');
  const count = store.openCounts(db, clubId).then((counts) => counts.get(policyId) ?? 0);
  return pageOf(query, { data: store.openAnswers(db, policyId, query), recordsTotal: count, recordsFiltered: count });
}

const create = async ({ db }: Ready, clubId: ClubId, fields: store.PolicyFields): Promise<Policy> =>
  presentPolicy(await store.insertPolicy(db, clubId, fields));

/**
 * Every member must accept a changed published text again. If a reason is given, the change is a correction and all responses
 * remain valid.
 */
function update(
  { db, now }: Ready,
  clubId: ClubId,
  policyId: PolicyId,
  { CorrectionReason, RowVersion, ...fields }: z.output<typeof policyUpdateSchema>,
  by: CallerId,
): Promise<WrittenPolicy | Refusal> {
  return db.transaction().execute(async (trx) => {
    const known = await store.lockPolicy(trx, clubId, policyId);
    if (!known) return refuse('NotFound');
    if (known.RowVersion !== RowVersion) return refuse('StaleRowVersion');
    if (known.PublishState === 'Unpublished') {
      if (CorrectionReason !== undefined)
        return refuse('ValidationFailed', { errors: [{ field: 'CorrectionReason', key: 'invalid-value' }] });
      return presentWritten(await store.updatePolicy(trx, policyId, fields));
    }
    if (isSameText(known, fields)) return presentWritten(known);
    if (!(await store.lastVersion(trx, policyId)))
      await store.insertVersion(trx, known, { At: known.PublicationDate ?? now(), Reason: null, ByUserId: by });
    const change =
      CorrectionReason === undefined
        ? { Version: known.Version + 1, PublicationDate: now(), CorrectedAt: null, CorrectionReason: null }
        : { CorrectedAt: now(), CorrectionReason };
    const changed = await store.updatePolicy(trx, policyId, { ...fields, ...change });
    await store.insertVersion(trx, changed, { At: now(), Reason: CorrectionReason ?? null, ByUserId: by });
    if (CorrectionReason === undefined) await emitState(trx, changed, by);
    return presentWritten(changed);
  });
}

const deletePolicy = async ({ db }: Ready, clubId: ClubId, policyId: PolicyId): Promise<Refusal | undefined> =>
  (await store.deletePolicy(db, clubId, policyId)) ? undefined : refuse('NotFound');

/** An unchanged state leaves the publication date unchanged. Only a changed text becomes a version that members must accept. */
function setState(
  { db, now }: Ready,
  clubId: ClubId,
  policyId: PolicyId,
  PublishState: PolicyState,
  by: CallerId,
): Promise<Policy | Refusal> {
  return db.transaction().execute(async (trx) => {
    const known = await store.lockPolicy(trx, clubId, policyId);
    if (!known) return refuse('NotFound');
    if (known.PublishState === PublishState) return presentPolicy(known);
    const last = PublishState === 'Published' ? await store.lastVersion(trx, policyId) : undefined;
    const isOther = last !== undefined && !isSameText(known, last);
    const changed = await store.setState(trx, policyId, {
      PublishState,
      ...(PublishState === 'Published' ? { PublicationDate: now() } : {}),
      ...(isOther ? { Version: known.Version + 1, CorrectedAt: null, CorrectionReason: null } : {}),
    });
    if (PublishState === 'Published' && (last === undefined || isOther))
      await store.insertVersion(trx, changed, { At: now(), Reason: null, ByUserId: by });
    await emitState(trx, changed, by);
    return presentPolicy(changed);
  });
}

const ofUser = async ({ db }: Ready, userId: UserId): Promise<UserPolicy[]> => (await ofMember(db, userId)).map(presentAnswer);

async function ofClubUser({ db }: Ready, clubId: ClubId, userId: UserId): Promise<UserPolicy[] | Refusal> {
  if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
  return (await store.answersOf(db, userId, [clubId])).map(presentAnswer);
}

const remindOf = (
  { db, now }: Ready,
  ClubId: ClubId,
  UserId: UserId,
  by: CallerId,
  key?: RequestKey,
): Promise<PolicyReminder | Refusal> => transactOnce(db, key, (trx) => remind(trx, { ClubId, UserId }, by, now()));

/** The last response to a policy counts. Refuses all responses if one is about a policy that the member need not accept. */
function answer({ db, now }: Ready, userId: UserId, answers: readonly PolicyAnswer[]): Promise<UserPolicy[] | Refusal> {
  return db.transaction().execute(async (trx) => {
    const answered = new Map((await ofMember(trx, userId)).map((policy) => [policy.PolicyId, policy]));
    const errors: FieldError[] = answers.flatMap(({ PolicyId, Version }, index) => {
      const policy = answered.get(PolicyId);
      if (!policy) return [{ field: `${index}.PolicyId`, key: 'invalid-id' }];
      return Version === undefined || Version === policy.Version ? [] : [{ field: `${index}.Version`, key: 'invalid-value' }];
    });
    if (errors.length > 0) return refuse('ValidationFailed', { errors });
    for (const [PolicyId, Acceptance] of new Map(answers.map((one) => [one.PolicyId, one.Acceptance]))) {
      const policy = answered.get(PolicyId);
      if (!policy || policy.Acceptance === Acceptance) continue;
      const { Version } = policy;
      await store.saveAnswer(trx, { PolicyId, UserId: userId, Version, Acceptance, AcceptanceDate: now() });
      const Payload = { Target: userId, PolicyId, Title: policy.Title, Acceptance, By: userId };
      await emit(trx, { ClubId: policy.ClubId, Type: 'PolicyAnswered', Payload });
    }
    return (await ofMember(trx, userId)).map(presentAnswer);
  });
}

const isSameText = (a: store.PolicyFields, b: store.PolicyFields): boolean =>
  a.Type === b.Type && a.Title === b.Title && a.Text === b.Text;

function emitState(trx: Queryable, { ClubId, PolicyId, PublishState, Title }: store.PolicyRow, by: CallerId): Promise<void> {
  const Type = PublishState === 'Published' ? 'PolicyPublished' : 'PolicyUnpublished';
  return emit(trx, { ClubId, Type, Payload: { PolicyId, Title, By: by } });
}

const instants = ({ PublicationDate, CorrectedAt }: store.PolicyRow) => ({
  PublicationDate: PublicationDate?.toISOString() ?? null,
  CorrectedAt: CorrectedAt?.toISOString() ?? null,
});

const presentPolicy = (row: store.PolicyRow): Policy => policySchema.parse({ ...row, ...instants(row) });

const presentWritten = (row: store.PolicyRow): WrittenPolicy => ({ ...presentPolicy(row), RowVersion: row.RowVersion });

const presentAnswer = (row: store.AnsweredRow): UserPolicy =>
  userPolicySchema.parse({
    ...row,
    ...instants(row),
    Acceptance: row.Acceptance ?? 'NotAnswered',
    AcceptanceDate: row.AcceptanceDate?.toISOString() ?? null,
  });
