import type { WrittenPolicy } from '@clubpulse/contract/clubs/policies';
import { createPolicy, deletePolicy, getPolicy, listPolicies, updatePolicy } from '@clubpulse/contract/clubs/policies.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const rules: WrittenPolicy = {
  PolicyId: 3,
  ClubId: 1,
  Type: 'JoinClub',
  Title: 'House rules',
  Text: 'Bring a towel.',
  PublishState: 'Unpublished',
  PublicationDate: null,
  Version: 1,
  CorrectedAt: null,
  CorrectionReason: null,
  RowVersion: 2,
};
const self = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const open = (path: string, answers: Answers = []) =>
  openScreen({
    self,
    clubs: [clubWith(1)],
    path,
    answers: [answer(listPolicies, { id: 1 }, []), answer(getPolicy, { id: 1, policyId: 3 }, rules), ...answers],
  });
const titleField = () => screen.findByRole('textbox', { name: /Title/ });
const leaving = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', { name }));

it('the policy editor closes without a confirmation when nothing is unsaved or changes are discarded', {
  tags: ['atLength'],
}, async () => {
  const { router } = await open('/Policies/3');
  await userEvent.type(await titleField(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  expect(router.state.blockers.size).toBe(0);
  await userEvent.type(await titleField(), '?');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await leaving('Discard');
  await waitFor(() => expect(router.state.location.pathname).toBe('/Policies'));
});

it('the policy editor saves when the user leaves it', async () => {
  let now = rules;
  const { router, sent } = await open('/Policies/3', [
    answer(getPolicy, { id: 1, policyId: 3 }, () => respond(200, now)),
    answer(updatePolicy, { id: 1, policyId: 3 }, (body: unknown) => {
      now = { ...rules, ...(body as object) };
      return respond(200, now);
    }),
  ]);
  await userEvent.type(await titleField(), ' 2027');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await leaving('Stay');
  expect(router.state.location.pathname).toBe('/Policies/3');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await leaving('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe('/Policies'));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ Title: 'House rules 2027' });
});

it('the policy editor does not replace typed text by another user’s change, and saves it on the next press', async () => {
  let now = rules;
  const { sent } = await open('/Policies/3', [
    answer(getPolicy, { id: 1, policyId: 3 }, () => respond(200, now)),
    answer(updatePolicy, { id: 1, policyId: 3 }, (body: unknown) => {
      if (now !== rules) return respond(200, { ...now, ...(body as object) });
      now = { ...rules, Text: 'Bring two towels.', RowVersion: 3 };
      return respond(409, { ErrorType: 'StaleRowVersion' });
    }),
  ]);
  await userEvent.type(await titleField(), ' 2027');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/The newest values are loaded/)).toBeTruthy();
  expect(await screen.findByDisplayValue('Bring two towels.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('House rules 2027 was saved')).toBeTruthy();
  const saved = { Type: 'JoinClub', Title: 'House rules 2027' };
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { ...saved, Text: 'Bring a towel.', RowVersion: 2 },
    { ...saved, Text: 'Bring two towels.', RowVersion: 3 },
  ]);
});

it('the policy editor requires a confirmation before leaving a new policy, but not before opening it after saving', async () => {
  const { router } = await open('/Policies/new', [answer(createPolicy, { id: 1 }, () => respond(201, rules))]);
  await userEvent.type(await titleField(), 'House rules');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await leaving('Stay');
  await userEvent.type(screen.getByRole('textbox', { name: /Text/ }), 'Bring a towel.');
  await userEvent.click(screen.getByRole('button', { name: 'Add policy' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Policies/3'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the policy editor lets the user correct and save a refused field', async () => {
  const answers = [
    respond(400, { ErrorType: 'ValidationError', errors: [{ field: 'Title', code: 'invalid-value' }] }),
    respond(200, { ...rules, Title: 'Rules' }),
  ];
  await open('/Policies/3', [answer(updatePolicy, { id: 1, policyId: 3 }, () => answers.shift() as Response)]);
  const title = await titleField();
  await userEvent.clear(title);
  await userEvent.type(title, 'Rule');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('1 field to correct')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(true);
  await userEvent.type(title, 's');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Rules was saved')).toBeTruthy();
});

it('the policy editor offers a new version or a correction with a reason for a published text', async () => {
  const published: WrittenPolicy = { ...rules, PublishState: 'Published', PublicationDate: '2026-11-01T10:00:00Z' };
  const { sent } = await open('/Policies/3', [
    answer(getPolicy, { id: 1, policyId: 3 }, published),
    answer(updatePolicy, { id: 1, policyId: 3 }, (body: unknown) => respond(200, { ...published, ...(body as object) })),
  ]);
  const title = await titleField();
  expect(screen.queryByRole('radio', { name: 'New version' })).toBeNull();
  await userEvent.type(title, '.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'New version' }).checked).toBe(true);
  expect(screen.getByText(/Every member is asked to accept it again/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Correction' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('1 field to correct')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'A typing mistake');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('House rules. was saved')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    Type: 'JoinClub',
    Title: 'House rules.',
    Text: 'Bring a towel.',
    CorrectionReason: 'A typing mistake',
    RowVersion: 2,
  });
});

it('the policy editor requires only one confirmation when a policy with unsaved text is deleted', async () => {
  const { router } = await open('/Policies/3', [
    answer(deletePolicy, { id: 1, policyId: 3 }, () => new Response(null, { status: 204 })),
  ]);
  await userEvent.type(await titleField(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for House rules' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete policy' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete policy' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Policies'));
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
});
