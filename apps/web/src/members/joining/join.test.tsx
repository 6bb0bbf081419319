import type { Consent, Purpose } from '@clubpulse/contract/accounts/consents';
import { classPurposes, purposes, textVersions } from '@clubpulse/contract/accounts/consents';
import { listConsents, setConsents } from '@clubpulse/contract/accounts/consents.calls';
import type { Self } from '@clubpulse/contract/accounts/users';
import { getSelf, putUser } from '@clubpulse/contract/accounts/users.calls';
import { joinClub, listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import type { UserPolicy } from '@clubpulse/contract/clubs/policies';
import { answerPolicies, listPolicies, listUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { listUserInvitations } from '@clubpulse/contract/members/invitations.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readStored, storageKeys } from '../../platform/storage.ts';
import { openApp } from '../../test/app.tsx';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, invitationWith, noRoles, selfWith } from '../../test/world.ts';

const unshared = purposes.map((Purpose): Consent => ({ ClubId: 4, Purpose, Granted: false, Answered: false, At: null }));

const answered = unshared.map((one): Consent => ({ ...one, Answered: true, At: '2026-11-20T10:00:00Z' }));
const noTo = (left: readonly Purpose[]) =>
  left.map((Purpose) => ({ ClubId: 4, Purpose, Granted: false, Version: textVersions[Purpose] }));

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Club code/ });

it('the join screen shows a waiting invitation before the field for a code', async () => {
  const invitation = invitationWith({ ClubName: 'Brera', Role: 'Manager' });
  const { router } = await openScreen({
    self: selfWith(),
    path: '/JoinClub',
    answers: [answer(listUserInvitations, { id: 11 }, [invitation])],
  });
  const waiting = await screen.findByText(/^Brera invites you: Manager\./);
  expect(waiting.compareDocumentPosition(await field()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(router.state.location.pathname).toBe(`/InvitationCode/${invitation.Code}`);
});

it('the join screen shows the error of an unknown code under its field, without a toast', async () => {
  const unknown = () =>
    respond(404, { type: 'about:blank', title: '', status: 404, ErrorType: 'ClubCodeUnknown', requestId: 'r' });
  await openScreen({ self: selfWith(), path: '/JoinClub', answers: [answer(joinClub, {}, unknown)] });
  await userEvent.type(await field(), 'nope');
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('No club has this code. Check it with your club.')).toBeTruthy();
  expect(screen.queryByText('Creation error')).toBeNull();
  expect((await field()).value).toBe('NOPE');
});

it('the join screen joins the club of a code and selects it', async () => {
  let joined = false;
  let ClubsToAnswer = [4];
  const member = () => selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 4 }] }, ClubsToAnswer });
  const { router, sent } = await openScreen({
    self: selfWith(),
    path: '/JoinClub/navigli',
    answers: [
      answer(getSelf, {}, () => respond(200, joined ? member() : selfWith())),
      answer(listMyClubs, {}, () => respond(200, joined ? [clubWith(4)] : [])),
      answer(joinClub, {}, () => {
        joined = true;
        return respond(200, { ...clubWith(4), Waiting: false });
      }),
      answer(listUserPolicies, { id: 11 }, []),
      answer(listConsents, { id: 11 }, unshared),
      answer(setConsents, { id: 11 }, () => {
        ClubsToAnswer = [];
        return respond(200, answered);
      }),
    ],
  });
  await field();
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  const goOn = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue without sharing' });
  await waitFor(() => expect(goOn.disabled).toBe(false));
  await userEvent.click(goOn);
  await waitFor(() => expect(router.state.location.pathname).toBe('/Today'));
  expect(sent.filter((call) => call.method === 'POST').map(({ body }) => body)).toEqual([{ Code: 'NAVIGLI' }, noTo(purposes)]);
  expect(await screen.findByText('Welcome to Club 4')).toBeTruthy();
  expect(readStored(storageKeys.club)).toBe('4');
});

it('the policy questions grant the consents that a class needs with one press, and refuse all others', async () => {
  const member = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 4 }] }, ClubsToAnswer: [4] });
  const { sent } = await openApp({
    self: member,
    clubs: [clubWith(4)],
    path: '/Policies',
    answers: [
      answer(listUserPolicies, { id: 11 }, []),
      answer(listConsents, { id: 11 }, unshared),
      answer(setConsents, { id: 11 }, answered),
      answer(listPolicies, { id: 4 }, []),
    ],
  });
  const section = within(await screen.findByRole('region', { name: 'What Club 4 may see' }));
  expect((await section.findAllByRole('listitem')).map((line) => line.querySelector('b')?.textContent)).toEqual([
    'Heart rates of trainings there',
    'Injuries and goals',
    'Contact and person',
  ]);
  expect(section.getByText('Choose one by one').closest('details')?.open).toBe(false);
  const share = section.getByRole<HTMLButtonElement>('button', { name: 'Share what a class needs' });
  await waitFor(() => expect(share.disabled).toBe(false));
  await userEvent.click(share);
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual(
    noTo(purposes).map((one) => ({ ...one, Granted: classPurposes.includes(one.Purpose) })),
  );
});

it('the first questions require a name, then each policy in turn, and grant the enabled consents', async () => {
  const policy = (PolicyId: number, Title: string, Acceptance: UserPolicy['Acceptance'] = 'NotAnswered'): UserPolicy => ({
    PolicyId,
    ClubId: 4,
    Type: 'JoinClub',
    Title,
    Text: `${Title} in full.`,
    PublishState: 'Published',
    PublicationDate: '2026-11-01T10:00:00Z',
    Version: 2,
    CorrectedAt: null,
    CorrectionReason: null,
    ClubName: 'Club 4',
    Acceptance,
    AcceptanceDate: null,
  });
  let consents = unshared;
  let joined = false;
  let named = { FirstMidName: '', LastName: '' };
  let toAnswer = [policy(1, 'House rules'), policy(2, 'Photographs')];
  const user = () => {
    const ClubsToAnswer = joined && consents.some(({ Answered }) => !Answered) ? [4] : [];
    return selfWith({ ...named, AvailableRoles: { ...noRoles, Athlete: joined ? [{ ClubId: 4 }] : [] }, ClubsToAnswer });
  };
  const { router, sent } = await openScreen({
    self: user(),
    path: '/JoinClub/navigli',
    answers: [
      answer(getSelf, {}, () => respond(200, user())),
      answer(listMyClubs, {}, () => respond(200, joined ? [clubWith(4)] : [])),
      answer(joinClub, {}, () => {
        joined = true;
        return respond(200, { ...clubWith(4), Waiting: false });
      }),
      answer(putUser, { id: 11 }, (body: unknown) => {
        named = body as typeof named;
        return respond(200, user());
      }),
      answer(listUserPolicies, { id: 11 }, () => respond(200, toAnswer)),
      answer(listConsents, { id: 11 }, () => respond(200, consents)),
      answer(setConsents, { id: 11 }, (body: unknown) => {
        const changes = body as { Purpose: Purpose; Granted: boolean }[];
        consents = consents.map((one) => {
          const { Granted } = changes.find(({ Purpose }) => Purpose === one.Purpose) ?? {};
          return Granted === undefined ? one : { ...one, Granted, Answered: true, At: '2026-11-20T10:00:00Z' };
        });
        return respond(200, consents);
      }),
      answer(answerPolicies, { id: 11 }, (body: unknown) => {
        const [one] = body as { PolicyId: number; Acceptance: UserPolicy['Acceptance'] }[];
        toAnswer = toAnswer.map((other) => (other.PolicyId === one?.PolicyId ? { ...other, Acceptance: one.Acceptance } : other));
        return respond(200, toAnswer);
      }),
    ],
  });
  await field();
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /First name/ }), 'Alessia');
  expect(screen.getByRole('button', { name: 'Sign out' }).closest('header')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Fill this in.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'Conti');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('House rules in full.')).toBeTruthy();
  expect(screen.queryByText('Photographs in full.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Photographs in full.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Do not accept' }));
  expect(await screen.findByRole('heading', { name: 'What Club 4 may see' })).toBeTruthy();
  const switches = await screen.findAllByRole<HTMLInputElement>('switch');
  expect(switches.map(({ checked }) => checked)).toEqual(purposes.map(() => false));
  expect(screen.getByText(/^If Club 4 already had your telephone.* only if you turn on “Contact and person”/)).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: /^Injuries and goals/ }));
  expect(await screen.findByRole('switch', { name: /^Injuries and goals/, checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Today'));
  expect(sent.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { Code: 'NAVIGLI' },
    expect.objectContaining({ FirstMidName: 'Alessia', LastName: 'Conti' }),
    [{ PolicyId: 1, Acceptance: 'Accepted', Version: 2 }],
    [{ PolicyId: 2, Acceptance: 'NotAccepted', Version: 2 }],
    [{ ClubId: 4, Purpose: 'Injuries', Granted: true, Version: textVersions.Injuries }],
    noTo(purposes.filter((purpose) => purpose !== 'Injuries')),
  ]);
});

describe('a member who left before they completed all questions', () => {
  const Athlete = [{ ClubId: 4 }];
  const unnamed = selfWith({ FirstMidName: '', LastName: '', AvailableRoles: { ...noRoles, Athlete }, ClubsToAnswer: [4] });
  const policy: UserPolicy = {
    PolicyId: 1,
    ClubId: 4,
    Type: 'JoinClub',
    Title: 'House rules',
    Text: 'House rules in full.',
    PublishState: 'Published',
    PublicationDate: '2026-11-01T10:00:00Z',
    Version: 2,
    CorrectedAt: null,
    CorrectionReason: null,
    ClubName: 'Club 4',
    Acceptance: 'NotAnswered',
    AcceptanceDate: null,
  };
  async function start(self: Self, acceptance: UserPolicy['Acceptance'] = 'NotAnswered') {
    let Acceptance = acceptance;
    let isAnswered = false;
    return openApp({
      self,
      clubs: [clubWith(4)],
      path: '/Policies',
      answers: [
        answer(putUser, { id: 11 }, (names: unknown) => respond(200, { ...self, ...(names as object) })),
        answer(listUserPolicies, { id: 11 }, () => respond(200, [{ ...policy, Acceptance }])),
        answer(getSelf, {}, () => respond(200, { ...self, ClubsToAnswer: isAnswered ? [] : self.ClubsToAnswer })),
        answer(listConsents, { id: 11 }, unshared),
        answer(setConsents, { id: 11 }, () => {
          isAnswered = true;
          return respond(200, answered);
        }),
        answer(answerPolicies, { id: 11 }, () => {
          Acceptance = 'Accepted';
          return respond(200, [{ ...policy, Acceptance }]);
        }),
        answer(listPolicies, { id: 4 }, []),
      ],
    });
  }

  it('is shown the name question at the next start, then each remaining question once', async () => {
    const first = await start(unnamed);
    await userEvent.type(await screen.findByRole('textbox', { name: /First name/ }), 'Alessia');
    await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'Conti');
    expect(screen.queryByRole('heading', { level: 1, name: 'Policies' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('House rules in full.')).toBeTruthy();
    first.unmount();
    window.localStorage.clear();
    const named = { ...unnamed, FirstMidName: 'Alessia', LastName: 'Conti' };
    const second = await start(named);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('heading', { name: 'What Club 4 may see' })).toBeTruthy();
    await screen.findAllByRole('switch');
    await userEvent.click(screen.getByRole('button', { name: 'Continue without sharing' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'What Club 4 may see' })).toBeNull());
    second.unmount();
    await start({ ...named, ClubsToAnswer: [] }, 'Accepted');
    expect(await screen.findByRole('heading', { level: 1, name: 'Policies' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1, name: 'Club 4' })).toBeNull();
  });

  it('may postpone the questions until the next start when they are also staff of the club', async () => {
    const first = await start({ ...unnamed, AvailableRoles: { ...noRoles, Athlete, Trainer: Athlete } });
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Policies' })).toBeTruthy();
    first.unmount();
    const second = await start({ ...unnamed, AvailableRoles: { ...noRoles, Athlete, Trainer: Athlete } });
    expect(await screen.findByRole('button', { name: 'Not now' })).toBeTruthy();
    second.unmount();
    await start(unnamed);
    expect(await screen.findByRole('textbox', { name: /First name/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  });

  it('gets no questions when they are staff of the club and not an athlete', async () => {
    const trainer = { ...unnamed, AvailableRoles: { ...noRoles, Trainer: Athlete }, ClubsToAnswer: [] };
    await start(trainer);
    expect(await screen.findByRole('heading', { level: 1, name: 'Policies' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /First name/ })).toBeNull();
  });
});

it('the join screen sends a request to a club with approval, and joins nothing yet', async () => {
  const { sent } = await openScreen({
    self: selfWith(),
    path: '/JoinClub',
    answers: [answer(joinClub, {}, { ...clubWith(4), Waiting: true })],
  });
  await userEvent.type(await field(), 'cadenza');
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText(/Request sent to/)).toBeTruthy();
  expect(screen.getByText(/You get an e-mail with its decision/)).toBeTruthy();
  expect(sent.some(({ path }) => path.includes('/consents'))).toBe(false);
});

it('the join screen requires a code, and clears the error when another code is typed', async () => {
  const unknown = () =>
    respond(404, { type: 'about:blank', title: '', status: 404, ErrorType: 'ClubCodeUnknown', requestId: 'r' });
  const { sent } = await openScreen({ self: selfWith(), path: '/JoinClub', answers: [answer(joinClub, {}, unknown)] });
  await userEvent.type(await field(), '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('Fill this in.')).toBeTruthy();
  expect(sent.some((call) => call.method === 'POST')).toBe(false);
  await userEvent.type(await field(), 'nope');
  expect(screen.queryByText('Fill this in.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await screen.findByText('No club has this code. Check it with your club.');
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  await userEvent.type(await field(), 'x');
  expect(screen.queryByText('No club has this code. Check it with your club.')).toBeNull();
});
