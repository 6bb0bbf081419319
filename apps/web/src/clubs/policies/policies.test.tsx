import type { CountedPolicy, UserPolicy } from '@clubpulse/contract/clubs/policies';
import {
  answerPolicies,
  createPolicy,
  getPolicy,
  listOpenAnswers,
  listPolicies,
  listUserPolicies,
  setPolicyPublishState,
} from '@clubpulse/contract/clubs/policies.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const rules: CountedPolicy = {
  PolicyId: 3,
  ClubId: 1,
  Type: 'JoinClub',
  Title: 'House rules',
  Text: 'Bring a towel.\nBe on time.',
  PublishState: 'Unpublished',
  PublicationDate: null,
  Version: 1,
  CorrectedAt: null,
  CorrectionReason: null,
  Accepted: 31,
  NotAccepted: 2,
  Open: 0,
};
const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const open = (path: string, answers: Answers = [], self = manager) =>
  openScreen({ self, clubs: [clubWith(1)], path, answers: [answer(listPolicies, { id: 1 }, [rules]), ...answers] });

describe('the policies that a manager sees', () => {
  it('are listed with their number of acceptances', async () => {
    await open('/Policies', [answer(listPolicies, { id: 1 }, [rules])]);
    const row = await screen.findByRole('row', { name: /House rules/ });
    expect(row.textContent).toBe('House rulesJoin ClubUnpublished 310');
  });

  it('show the members who have not accepted a published policy, with links', async () => {
    const published: CountedPolicy = {
      ...rules,
      PublishState: 'Published',
      PublicationDate: '2026-11-01T08:00:00Z',
      Open: 3,
    };
    const person = (UserId: number, Nickname: string, Acceptance: 'NotAccepted' | 'NotAnswered') => {
      return { UserId, Nickname, FirstMidName: '', LastName: '', PictureUri: null, Acceptance };
    };
    const data = [person(5, 'Gaia', 'NotAccepted'), person(6, 'Hugo', 'NotAccepted'), person(7, 'Ines', 'NotAnswered')];
    await open('/Policies', [
      answer(listPolicies, { id: 1 }, [published]),
      answer(listOpenAnswers, { id: 1, policyId: 3 }, { draw: 0, recordsTotal: 3, recordsFiltered: 3, data }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'House rules: 3 have not accepted it. Show who' }));
    const dialog = await screen.findByRole('dialog', { name: 'Who has not accepted “House rules”' });
    const rows = await within(dialog).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['GGaiaNot accepted', 'HHugoNot accepted', 'IInesNot answered']);
    expect(within(dialog).getByRole('link', { name: 'Ines' }).getAttribute('href')).toContain('/EditUser/7');
  });

  it('require a title and a text', async () => {
    const { sent, router } = await open('/Policies/new', [
      answer(createPolicy, { id: 1 }, () => respond(201, rules)),
      answer(getPolicy, { id: 1, policyId: 3 }, { ...rules, RowVersion: 0 }),
    ]);
    const user = userEvent.setup();
    await user.click(await screen.findByText('Terms of Purchase'));
    await user.click(screen.getByRole('button', { name: 'Add policy' }));
    expect(screen.getAllByText('Fill this in.')).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: /Title/ }), 'Terms');
    await user.type(screen.getByRole('textbox', { name: /Text/ }), 'No refunds.');
    await user.click(screen.getByRole('button', { name: 'Add policy' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/Policies/3'));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      Type: 'TermsOfPurchase',
      Title: 'Terms',
      Text: 'No refunds.',
    });
  });

  it('are published by a button that shows the consequences, not by saving', async () => {
    const published = { ...rules, PublishState: 'Published', PublicationDate: '2026-11-20T10:00:00Z' };
    let now: object = rules;
    const { sent } = await open('/Policies/3', [
      answer(listPolicies, { id: 1 }, [rules]),
      answer(getPolicy, { id: 1, policyId: 3 }, () => respond(200, { ...now, RowVersion: 0 })),
      answer(setPolicyPublishState, { id: 1, policyId: 3 }, () => {
        now = published;
        return respond(200, published);
      }),
    ]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/Until they have, their bookings are refused/)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Publish' }).at(-1) as HTMLElement);
    expect(await screen.findByText('House rules is published')).toBeTruthy();
    expect(sent.find(({ path }) => path.endsWith('PublishState'))?.body).toEqual({ PublishState: 'Published' });
    expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeTruthy();
  });

  it('must be saved before publishing, and show before a deletion how many answers of members it deletes', async () => {
    await open('/Policies/3', [
      answer(listPolicies, { id: 1 }, [rules]),
      answer(getPolicy, { id: 1, policyId: 3 }, { ...rules, RowVersion: 0 }),
    ]);
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), ' 2027');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Actions for House rules' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete policy' }));
    expect(await screen.findByText('33 answers are deleted with it.')).toBeTruthy();
  });
});

describe('the policies that an athlete sees', () => {
  const policyOf = (PolicyId: number, Title: string, Acceptance: UserPolicy['Acceptance'] = 'NotAnswered'): UserPolicy => ({
    PolicyId,
    ClubId: 1,
    Type: 'JoinClub',
    Title,
    Text: `Text of ${Title}`,
    PublishState: 'Published',
    PublicationDate: '2026-11-01T10:00:00Z',
    Version: 1,
    CorrectedAt: null,
    CorrectionReason: null,
    ClubName: 'Cadenza',
    Acceptance,
    AcceptanceDate: Acceptance === 'NotAnswered' ? null : '2026-11-20T10:00:00Z',
  });

  const answering = (policies: readonly UserPolicy[]) => {
    let all = policies;
    return open(
      '/Policies',
      [
        answer(listUserPolicies, { id: 11 }, () => respond(200, all)),
        answer(answerPolicies, { id: 11 }, (body: unknown) => {
          const answers = new Map((body as UserPolicy[]).map(({ PolicyId, Acceptance }) => [PolicyId, Acceptance]));
          all = all.map((one) => policyOf(one.PolicyId, one.Title, answers.get(one.PolicyId) ?? one.Acceptance));
          return respond(200, all);
        }),
      ],
      athlete,
    );
  };

  it('show each full text with its own answer', async () => {
    const { sent } = await answering([policyOf(1, 'Rules'), policyOf(2, 'Terms')]);
    const rulesCard = within(await screen.findByRole('article', { name: 'Rules' }));
    expect(rulesCard.getByText('Text of Rules')).toBeTruthy();
    const terms = () => within(screen.getByRole('article', { name: 'Terms' }));
    expect(terms().getByText('Text of Terms')).toBeTruthy();
    const user = userEvent.setup();
    await user.click(rulesCard.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Rules' })).toBeNull());
    expect(screen.queryByRole('button', { name: /Accept all/ })).toBeNull();
    await user.click(terms().getByRole('button', { name: 'Do not accept' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You did not accept Terms.');
    expect(screen.queryByText('Everything is answered.')).toBeNull();
    expect(terms().getByText('Not accepted')).toBeTruthy();
    await user.click(terms().getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Everything is answered.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      [{ PolicyId: 1, Acceptance: 'Accepted', Version: 1 }],
      [{ PolicyId: 2, Acceptance: 'NotAccepted', Version: 1 }],
      [{ PolicyId: 2, Acceptance: 'Accepted', Version: 1 }],
    ]);
  });

  it('can be accepted together', async () => {
    const { sent } = await answering([policyOf(1, 'Rules'), policyOf(2, 'Terms')]);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Accept all 2' }));
    expect(await screen.findByText('Everything is answered.')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      [
        { PolicyId: 1, Acceptance: 'Accepted', Version: 1 },
        { PolicyId: 2, Acceptance: 'Accepted', Version: 1 },
      ],
    ]);
  });

  it('show a hint when the club has none', async () => {
    await open('/Policies/3', [answer(listUserPolicies, { id: 11 }, [])], athlete);
    expect(await screen.findByText('Nothing to accept')).toBeTruthy();
  });
});
