import type { DisputeAnswer, DisputeDetail } from '@clubpulse/contract/billing/disputes/disputes';
import {
  acceptDispute,
  answerDispute,
  decideDispute,
  getDispute,
  listDisputes,
} from '@clubpulse/contract/billing/disputes/disputes.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { deskUser, openDesk, refusal, startDay } from '../test/desk.tsx';
import { pageWith } from '../test/money.ts';

beforeEach(startDay);

const open: DisputeDetail = {
  PaymentDisputeId: 7,
  ClubId: 1,
  TransactionId: 31,
  UserId: 5,
  Nickname: 'Ada',
  FirstMidName: 'Ada',
  LastName: 'Rossi',
  Title: 'Open monthly',
  PaidAt: '2026-10-03T18:00:00Z',
  Amount: 5_900,
  Currency: 'EUR',
  Fee: 2_000,
  Reason: 'fraudulent',
  State: 'NeedsResponse',
  HoldsMoney: true,
  EvidenceDueBy: '2026-11-28T22:59:59Z',
  OpenedAt: '2026-11-12T09:00:00Z',
  ClosedAt: null,
  Loss: null,
  Decision: null,
  DecidedAt: null,
  Url: 'https://dashboard.stripe.com/test/disputes/dp_1',
  Effects: [],
  Evidence: {
    Purchase: { Amount: 5_900, Currency: 'EUR', Method: 'Credit' },
    Bookings: [
      { ClassName: 'Lunch Ride', Begin: '2026-10-07T11:00:00Z', WasPresent: true },
      { ClassName: 'Lunch Ride', Begin: '2026-10-09T11:00:00Z', WasPresent: false },
    ],
    CheckIns: ['2026-10-07T10:50:00Z'],
    Policies: [{ Title: 'House rules', Version: 4, AcceptedAt: '2026-03-10T09:00:00Z' }],
  },
  Answer: null,
};
const onItsWay: DisputeAnswer = {
  Kind: 'Evidence',
  AnsweredAt: '2026-11-20T10:00:00Z',
  SentAt: null,
  Refusal: null,
  Purchase: 'Open monthly, €59.00, paid',
  Policies: null,
  Visits: '2026-10-07 13:00: took part in the class Lunch Ride',
  Words: 'They trained here.',
};
const lost: DisputeDetail = {
  ...open,
  State: 'Lost',
  ClosedAt: '2026-11-19T09:00:00Z',
  Loss: 5_900,
  Effects: ['Keep', 'End'],
};
const listed = (...disputes: readonly DisputeDetail[]) =>
  answer(listDisputes, { id: 1 }, () =>
    pageWith(disputes.map(({ Url: _url, Effects: _effects, Evidence: _evidence, Answer: _answer, ...one }) => one)),
  );

it('the list of disputes shows placeholders until it is loaded', async () => {
  await openDesk('/Disputes', [answer(listDisputes, { id: 1 }, () => new Promise<never>(() => {}))]);
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(screen.queryByText('No disputes')).toBeNull();
});

it('the list of disputes shows a text when it is empty', async () => {
  await openDesk('/Disputes', [listed()]);
  expect(await screen.findByText('No disputes')).toBeTruthy();
});

it('the list of disputes can be reloaded after an error', async () => {
  let isDown = true;
  await openDesk('/Disputes', [
    answer(listDisputes, { id: 1 }, () => (isDown ? respond(500, { ErrorType: 'Unexpected', status: 500 }) : pageWith([]))),
  ]);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await deskUser().click(retry);
  expect(await screen.findByText('No disputes')).toBeTruthy();
});

it('the list of disputes shows the days left to respond, in red from two days on', async () => {
  const urgent = { ...open, PaymentDisputeId: 8, EvidenceDueBy: '2026-11-22T22:59:59Z' };
  const late = { ...open, PaymentDisputeId: 9, EvidenceDueBy: '2026-11-19T22:59:59Z' };
  await openDesk('/Disputes', [listed(open, urgent, late, { ...lost, PaymentDisputeId: 10 })]);
  const toneOf = async (words: string) => (await screen.findByText(words)).closest('[data-tone]')?.getAttribute('data-tone');
  expect(await toneOf('Answer by 28/11/2026, 8 days')).toBe('warn');
  expect(await toneOf('Answer by 22/11/2026, 2 days')).toBe('bad');
  expect(await toneOf('The last day was 19/11/2026')).toBe('bad');
  expect(await toneOf('Lost: decide')).toBe('bad');
});

it("a dispute shows the evidence, copies it and links to the provider's page for the response", async () => {
  await openDesk('/Disputes', [listed(open), answer(getDispute, { id: 1, disputeId: 7 }, open)]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'View dispute: Ada Rossi, Open monthly' }));
  const panel = await screen.findByRole('dialog', { name: 'Ada Rossi, €59.00' });
  expect(within(panel).getByText(/does not recognise the payment. The bank holds €59.00/)).toBeTruthy();
  expect(within(panel).getByText('Stripe keeps a fee of €20.00 for the dispute.')).toBeTruthy();
  const lines = within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Open monthly, €59.00, paid on 03/10/2026, 20:00',
    'Accepted: House rules, version 4, 10/03/2026, 10:00',
    'Took part: Lunch Ride, 07/10/2026, 13:00',
    'Booked: Lunch Ride, 09/10/2026, 13:00',
    'Checked in: 07/10/2026, 12:50',
  ]);
  await user.click(within(panel).getByRole('button', { name: 'Copy the evidence' }));
  expect(await navigator.clipboard.readText()).toBe(lines.join('\n'));
  expect(within(panel).getByRole('link', { name: 'Answer on Stripe’s pages' }).getAttribute('href')).toBe(open.Url);
  expect(within(panel).queryByRole('button', { name: 'Decide' })).toBeNull();
});

it('a lost dispute is decided in the panel that a notification opens', async () => {
  let dispute = lost;
  const { sent } = await openDesk('/Disputes?dispute=7', [
    answer(listDisputes, { id: 1 }, pageWith([])),
    answer(getDispute, { id: 1, disputeId: 7 }, () => dispute),
    answer(decideDispute, { id: 1, disputeId: 7 }, () => {
      dispute = { ...lost, Decision: 'End', DecidedAt: '2026-11-20T10:00:00Z', Effects: [] };
      return dispute;
    }),
  ]);
  const panel = await screen.findByRole('dialog', { name: 'Ada Rossi, €59.00' });
  expect(within(panel).getByText(/€59.00 is lost and is in the books as a refund/)).toBeTruthy();
  const user = deskUser();
  await user.click(within(panel).getByRole('radio', { name: 'It ends now' }));
  await user.click(within(panel).getByRole('button', { name: 'Decide' }));
  expect(await within(panel).findByText('Decided: It ends now')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { Effect: 'End' } }]);
});

it('a dispute without a fee shows no fee', async () => {
  const inquiry = { ...open, HoldsMoney: false, Fee: 0 };
  await openDesk('/Disputes?dispute=7', [listed(inquiry), answer(getDispute, { id: 1, disputeId: 7 }, inquiry)]);
  expect(await screen.findByText(/has taken no money yet/)).toBeTruthy();
  expect(screen.queryByText(/keeps a fee/)).toBeNull();
});

it('a refused decision shows the reason', async () => {
  await openDesk('/Disputes?dispute=7', [
    answer(listDisputes, { id: 1 }, pageWith([])),
    answer(getDispute, { id: 1, disputeId: 7 }, lost),
    answer(decideDispute, { id: 1, disputeId: 7 }, refusal(409, 'DisputeAlreadyDecided')),
  ]);
  await deskUser().click(await screen.findByRole('button', { name: 'Decide' }));
  expect(await screen.findByText(/This dispute is decided already/)).toBeTruthy();
});

const ofDispute = { id: 1, disputeId: 7 };
const openPanel = async (dispute: DisputeDetail, further: Answers = []) => {
  const opened = await openDesk('/Disputes?dispute=7', [listed(dispute), answer(getDispute, ofDispute, dispute), ...further]);
  return { ...opened, panel: within(await screen.findByRole('dialog', { name: 'Ada Rossi, €59.00' })), user: deskUser() };
};

it('an answer is sent to the bank without the parts that the manager left out, after one confirmation', async () => {
  let dispute = open;
  const { panel, user, sent } = await openPanel(open, [
    answer(getDispute, ofDispute, () => dispute),
    answer(answerDispute, ofDispute, () => {
      dispute = { ...open, Answer: onItsWay };
      return dispute;
    }),
  ]);
  await user.click(panel.getByRole('checkbox', { name: 'Accepted policies' }));
  await user.type(panel.getByRole('textbox', { name: 'Your words' }), 'They trained here.');
  await user.click(panel.getByRole('button', { name: 'Send the answer' }));
  const question = within(await screen.findByRole('dialog', { name: 'Send the answer to the bank?' }));
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Send the answer' }));
  expect(await panel.findByText('The answer is being sent to the bank.')).toBeTruthy();
  expect(panel.queryByRole('button', { name: 'Send the answer' })).toBeNull();
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { Parts: ['Purchase', 'Visits'], Words: 'They trained here.' } },
  ]);
  dispute = { ...open, State: 'UnderReview', Answer: { ...onItsWay, SentAt: '2026-11-20T10:00:05Z' } };
  expect(await panel.findByText(/^Sent to the bank on 20\/11\/2026/)).toBeTruthy();
  expect(panel.getByText('2026-10-07 13:00: took part in the class Lunch Ride')).toBeTruthy();
});

it('an answer without any part and text cannot be sent', async () => {
  const { panel, user } = await openPanel({ ...open, Evidence: { ...open.Evidence, Policies: [] } });
  expect(panel.getByRole('checkbox', { name: 'Accepted policies' })).toHaveProperty('disabled', true);
  for (const name of ['The purchase', 'Bookings and visits']) await user.click(panel.getByRole('checkbox', { name }));
  expect(panel.getByRole('button', { name: 'Send the answer' })).toHaveProperty('disabled', true);
});

it('accepting a dispute names the loss before it is sent', async () => {
  const { panel, user, sent } = await openPanel(open, [
    answer(acceptDispute, ofDispute, {
      ...open,
      Answer: { ...onItsWay, Kind: 'Accepted', Purchase: null, Visits: null, Words: null },
    }),
  ]);
  await user.click(panel.getByRole('button', { name: 'Accept the loss of €79.00' }));
  const question = within(await screen.findByRole('dialog', { name: 'Accept the loss of €79.00?' }));
  expect(question.getByText(/The bank keeps €59.00 and the dispute is over/)).toBeTruthy();
  expect(question.getByText('Stripe keeps a fee of €20.00 for the dispute.')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Accept the loss' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1));
});

it('the reason of a refused answer is shown in its dialog', async () => {
  const { panel, user } = await openPanel(open, [answer(answerDispute, ofDispute, refusal(409, 'DisputeAlreadyAnswered'))]);
  await user.click(panel.getByRole('button', { name: 'Send the answer' }));
  const question = within(await screen.findByRole('dialog', { name: 'Send the answer to the bank?' }));
  await user.click(question.getByRole('button', { name: 'Send the answer' }));
  expect(await question.findByText(/This dispute is answered already/)).toBeTruthy();
});

it.each([
  ['that Stripe did not take', { ...open, Answer: { ...onItsWay, Refusal: 'answered_elsewhere' } }, true],
  ['while the bank only asks', { ...open, HoldsMoney: false }, true],
  ['after the last day', { ...open, EvidenceDueBy: '2026-11-19T22:59:59Z' }, false],
  ['at the bank', { ...open, State: 'UnderReview' }, false],
] as const)('a dispute %s shows whether an answer can be sent', async (_which, dispute, can) => {
  const { panel } = await openPanel(dispute);
  await panel.findByRole('button', { name: 'Copy the evidence' });
  expect(panel.queryByRole('button', { name: 'Send the answer' }) !== null).toBe(can);
  expect(panel.queryByText(/Stripe did not take the answer \(answered elsewhere\)/) !== null).toBe(
    'Answer' in dispute && dispute.Answer?.Refusal === 'answered_elsewhere',
  );
  if (!dispute.HoldsMoney) expect(panel.queryByRole('button', { name: /Accept the loss/ })).toBeNull();
});
