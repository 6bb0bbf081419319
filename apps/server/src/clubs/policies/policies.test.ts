import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { accepted, resultKey } from '../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aRole, aUser, eventTypes } from '../../test/rows.ts';
import { createPolicies, type PoliciesService } from './policies.service.ts';

let database: TestDatabase;
let open: OpenDatabase;
let policies: PoliciesService;
let instant = new Date('2026-11-20T09:00:00Z');
let manager: number;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  policies = createPolicies({ db: open.db, now: () => instant });
  manager = await aUser(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const text = { Type: 'JoinClub' as const, Title: 'House rules', Text: 'Bring a towel.' };
const readOf = async (clubId: number, policyId: number) => accepted(await policies.get(clubId, policyId)).RowVersion;
async function aMember(clubId: number): Promise<number> {
  const userId = await aUser(open.db);
  await aRole(open.db, userId, 'Athlete', clubId);
  return userId;
}

describe('the policy of a club', () => {
  it('is published by a separate call, not when it is saved', async () => {
    const clubId = await aClub(open.db);
    const made = await policies.create(clubId, text);
    expect(made).toMatchObject({ ...text, PublishState: 'Unpublished', PublicationDate: null });
    const publish = (state: 'Published' | 'Unpublished') => policies.setState(clubId, made.PolicyId, state, manager);
    expect(accepted(await publish('Published')).PublicationDate).toBe('2026-11-20T09:00:00.000Z');
    instant = new Date('2026-11-21T09:00:00Z');
    expect(accepted(await publish('Published')).PublicationDate).toBe('2026-11-20T09:00:00.000Z');
    expect(
      accepted(await policies.update(clubId, made.PolicyId, { ...text, Title: 'Rules', RowVersion: 1 }, manager)),
    ).toMatchObject({
      Title: 'Rules',
      PublishState: 'Published',
      Version: 2,
      PublicationDate: '2026-11-21T09:00:00.000Z',
    });
    expect(accepted(await publish('Unpublished')).PublishState).toBe('Unpublished');
    expect((await eventTypes(open.db)).slice(-3)).toEqual(['PolicyPublished', 'PolicyPublished', 'PolicyUnpublished']);
  });

  it('can be changed by only one of two editors who read the same version', async () => {
    const clubId = await aClub(open.db);
    const { PolicyId } = await policies.create(clubId, text);
    const save = (fields: Partial<typeof text>, RowVersion: number) =>
      policies.update(clubId, PolicyId, { ...text, ...fields, RowVersion }, manager);
    const both = await Promise.all([save({ Title: 'Renamed' }, 0), save({ Text: 'Bring two.' }, 0)]);
    expect(
      both
        .map((one) => ('refused' in one ? one.refused : one.RowVersion))
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([1, 'StaleRowVersion']);
    expect(await policies.get(clubId, PolicyId)).toEqual(both.find((one) => !('refused' in one)));
    accepted(await policies.setState(clubId, PolicyId, 'Published', manager));
    expect(resultKey(await save({ Title: 'Later' }, 1))).toBe('StaleRowVersion');
    expect(accepted(await save({ Title: 'Later' }, 2))).toMatchObject({ Title: 'Later', Version: 2, RowVersion: 3 });
  });

  it('is visible in its own club only', async () => {
    const { PolicyId } = await policies.create(await aClub(open.db), text);
    const other = await aClub(open.db);
    const answers = [
      await policies.get(other, PolicyId),
      await policies.update(other, PolicyId, { ...text, RowVersion: 0 }, manager),
      await policies.setState(other, PolicyId, 'Published', manager),
      await policies.delete(other, PolicyId),
    ];
    expect(answers.map(resultKey)).toEqual(['NotFound', 'NotFound', 'NotFound', 'NotFound']);
  });
});

describe('responses to policies', () => {
  it('are required from the club’s members for published policies only', async () => {
    const clubId = await aClub(open.db, { Name: 'Cadenza' });
    const member = await aMember(clubId);
    const rules = await policies.create(clubId, text);
    const terms = await policies.create(clubId, { ...text, Type: 'TermsOfPurchase', Title: 'Terms' });
    await policies.create(clubId, { ...text, Title: 'A draft' });
    for (const { PolicyId } of [rules, terms]) await policies.setState(clubId, PolicyId, 'Published', manager);

    const toAnswer = await policies.ofUser(member);
    expect(toAnswer.map((policy) => [policy.Title, policy.ClubName, policy.Acceptance, policy.AcceptanceDate])).toEqual([
      ['House rules', 'Cadenza', 'NotAnswered', null],
      ['Terms', 'Cadenza', 'NotAnswered', null],
    ]);
    instant = new Date('2026-11-22T09:00:00Z');
    const answered = accepted(
      await policies.answer(member, [
        { PolicyId: rules.PolicyId, Acceptance: 'NotAccepted' },
        { PolicyId: terms.PolicyId, Acceptance: 'NotAccepted' },
        { PolicyId: rules.PolicyId, Acceptance: 'Accepted' },
      ]),
    );
    expect(answered.map((policy) => policy.Acceptance)).toEqual(['Accepted', 'NotAccepted']);
    expect((await policies.ofClub(clubId)).map(({ Title, Accepted, NotAccepted }) => [Title, Accepted, NotAccepted])).toEqual([
      ['House rules', 1, 0],
      ['A draft', 0, 0],
      ['Terms', 0, 1],
    ]);
    instant = new Date('2026-11-23T09:00:00Z');
    await policies.answer(member, [
      { PolicyId: rules.PolicyId, Acceptance: 'Accepted' },
      { PolicyId: terms.PolicyId, Acceptance: 'Accepted' },
    ]);
    expect(accepted(await policies.ofClubUser(clubId, member)).map((policy) => policy.AcceptanceDate)).toEqual([
      '2026-11-22T09:00:00.000Z',
      '2026-11-23T09:00:00.000Z',
    ]);
    expect((await eventTypes(open.db)).filter((type) => type === 'PolicyAnswered')).toHaveLength(3);
    expect(await policies.delete(clubId, terms.PolicyId)).toBeUndefined();
    expect(await policies.ofUser(member)).toHaveLength(1);
  });

  it('are refused as a whole when one policy is not required of the member', async () => {
    const clubId = await aClub(open.db);
    const member = await aMember(clubId);
    const own = await policies.create(clubId, text);
    const foreign = await policies.create(await aClub(open.db), text);
    await policies.setState(clubId, own.PolicyId, 'Published', manager);
    const Acceptance = 'Accepted' as const;
    expect(
      await policies.answer(member, [
        { PolicyId: own.PolicyId, Acceptance },
        { PolicyId: foreign.PolicyId, Acceptance },
      ]),
    ).toMatchObject({ refused: 'ValidationFailed', errors: [{ field: '1.PolicyId', key: 'invalid-id' }] });
    expect(accepted(await policies.ofClubUser(clubId, member))[0]?.Acceptance).toBe('NotAnswered');
    expect(resultKey(await policies.ofClubUser(await aClub(open.db), member))).toBe('NotFound');
  });
});

describe('the published text of a policy', () => {
  async function accepting() {
    const clubId = await aClub(open.db);
    const member = await aMember(clubId);
    const { PolicyId } = await policies.create(clubId, text);
    await policies.setState(clubId, PolicyId, 'Published', manager);
    const accept = (Version: number) => policies.answer(member, [{ PolicyId, Acceptance: 'Accepted', Version }]);
    accepted(await accept(1));
    const answer = async () => (await policies.ofUser(member))[0]?.Acceptance;
    const update = async (fields: Partial<typeof text> & { CorrectionReason?: string }) =>
      accepted(
        await policies.update(clubId, PolicyId, { ...text, ...fields, RowVersion: await readOf(clubId, PolicyId) }, manager),
      );
    const stored = async () =>
      (
        await open.db
          .selectFrom('policy_versions')
          .select(['Version', 'Text', 'Reason'])
          .where('PolicyId', '=', PolicyId)
          .orderBy('PolicyVersionId')
          .execute()
      ).map(({ Version, Text, Reason }) => [Version, Text, Reason]);
    return { clubId, member, PolicyId, accept, answer, update, stored };
  }

  it('becomes a new version when it changes, which members must accept again; the old text and its responses remain stored', async () => {
    const { clubId, member, PolicyId, accept, answer, update, stored } = await accepting();
    instant = new Date('2026-12-01T09:00:00Z');
    const changed = { Text: 'Bring two towels.' };
    expect(await update(changed)).toMatchObject({ Version: 2, PublicationDate: '2026-12-01T09:00:00.000Z' });
    expect(await answer()).toBe('NotAnswered');
    expect((await policies.ofClub(clubId))[0]?.Accepted).toBe(0);
    expect(await accept(1)).toMatchObject({ refused: 'ValidationFailed', errors: [{ field: '0.Version' }] });
    expect(await answer()).toBe('NotAnswered');
    accepted(await accept(2));
    expect(await answer()).toBe('Accepted');
    expect(await stored()).toEqual([
      [1, 'Bring a towel.', null],
      [2, 'Bring two towels.', null],
    ]);
    const answers = open.db.selectFrom('policy_answers').select('Version').where('UserId', '=', member).orderBy('Version');
    expect((await answers.where('PolicyId', '=', PolicyId).execute()).map(({ Version }) => Version)).toEqual([1, 2]);
    expect(await update(changed)).toMatchObject({ Version: 2 });
    expect(await stored()).toHaveLength(2);
  });

  it('can be corrected with a reason, which is stored and visible; then the responses stay valid', async () => {
    const { answer, update, stored } = await accepting();
    const corrected = { Title: 'House rules.', CorrectionReason: 'A full stop was missing.' };
    expect(await update(corrected)).toMatchObject({ Version: 1, CorrectionReason: 'A full stop was missing.' });
    expect(await answer()).toBe('Accepted');
    expect((await stored()).map(([version, , reason]) => [version, reason])).toEqual([
      [1, null],
      [1, 'A full stop was missing.'],
    ]);
  });

  it('becomes a new version when it is unpublished, changed and published again', async () => {
    const { clubId, PolicyId, answer, update } = await accepting();
    const publish = async (state: 'Published' | 'Unpublished') =>
      accepted(await policies.setState(clubId, PolicyId, state, manager));
    await publish('Unpublished');
    expect(await publish('Published')).toMatchObject({ Version: 1 });
    expect(await answer()).toBe('Accepted');
    await publish('Unpublished');
    await update({ Text: 'Pay twice.' });
    const reason = { ...text, CorrectionReason: 'No member reads it.', RowVersion: await readOf(clubId, PolicyId) };
    expect(await policies.update(clubId, PolicyId, reason, manager)).toMatchObject({ errors: [{ field: 'CorrectionReason' }] });
    expect(await publish('Published')).toMatchObject({ Version: 2 });
    expect(await answer()).toBe('NotAnswered');
  });
});

describe('members who have not accepted a policy', () => {
  it('are listed while it is published, each as declined or as without response', async () => {
    const clubId = await aClub(open.db);
    const [yes, no, silent] = [await aMember(clubId), await aMember(clubId), await aMember(clubId)];
    const { PolicyId } = await policies.create(clubId, text);
    const page = { draw: 0, start: 0, length: 50 };
    expect(await policies.openAnswers(clubId, PolicyId, page)).toMatchObject({ recordsTotal: 0, data: [] });
    await policies.setState(clubId, PolicyId, 'Published', manager);
    await policies.answer(yes, [{ PolicyId, Acceptance: 'Accepted' }]);
    await policies.answer(no, [{ PolicyId, Acceptance: 'NotAccepted' }]);
    const found = await policies.openAnswers(clubId, PolicyId, page);
    expect(found).toMatchObject({ recordsTotal: 2, recordsFiltered: 2 });
    expect(new Map(accepted(found).data.map(({ UserId, Acceptance }) => [UserId, Acceptance]))).toEqual(
      new Map([
        [no, 'NotAccepted'],
        [silent, 'NotAnswered'],
      ]),
    );
    expect(await policies.ofClub(clubId)).toMatchObject([{ PolicyId, Accepted: 1, NotAccepted: 1, Open: 2 }]);
    expect(resultKey(await policies.openAnswers(await aClub(open.db), PolicyId, page))).toBe('NotFound');
  });
});
