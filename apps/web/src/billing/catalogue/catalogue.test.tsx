import { listPaymentAccounts } from '@clubpulse/contract/billing/payment-accounts.calls';
import {
  createSubscriptionPlan,
  createSubscriptionType,
  deleteSubscriptionType,
  getSubscriptionType,
  listSubscriptionTypes,
  updateSubscriptionType,
} from '@clubpulse/contract/billing/subscription-types.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { deskUser, openDesk, refusal, startDay, trainer } from '../test/desk.tsx';
import { typeWith } from '../test/money.ts';

beforeEach(startDay);

const monthly = typeWith({
  ClassSubscriptionId: 8,
  Name: 'Open monthly',
  Type: 'Open',
  Price: 5900,
  DurationDays: 30,
  MaxActivities: null,
  MaxWeeklyBookings: 3,
  Purchasable: true,
  Assigned: 14,
  Suspended: 2,
});
const trial = typeWith({ ClassSubscriptionId: 9, Name: 'Trial', Price: 0, AutoAssignTrial: true });
const LIST = [answer(listSubscriptionTypes, { id: 1 }, [monthly, trial])];

describe('subscription types', () => {
  it('are listed with the number of members who hold them', async () => {
    await openDesk('/CreditsAndSubscriptions', LIST);
    expect((await screen.findByRole('row', { name: /Open monthly/ })).textContent).toMatch(
      /€59\.0030 days, 3 a week142In the store/,
    );
    expect(screen.getByRole('row', { name: /^Trial/ }).textContent).toMatch(/Free180 days, 10 tickets00Not in the storeTrial/);
  });

  it('are visible only to managers', async () => {
    const { router } = await openDesk('/CreditsAndSubscriptions', LIST, trainer);
    await waitFor(() => expect(router.state.location.pathname).not.toContain('CreditsAndSubscriptions'));
    const other = await openDesk('/Transactions', LIST, trainer);
    await waitFor(() => expect(other.router.state.location.pathname).not.toContain('Transactions'));
  });

  it('cannot be deleted while members hold them, and then show the number of holders with a link', async () => {
    const { sent, router } = await openDesk('/CreditsAndSubscriptions', LIST);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Actions for Open monthly' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('It is assigned to 14 and suspended for 2, so it cannot be deleted.')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Show who has it' }));
    expect(router.state.location).toMatchObject({ pathname: '/ManageUsers', search: '?subscription=8' });
  });

  it('show the server’s number of holders when the type was assigned to a member just before the deletion', {
    tags: ['atLength'],
  }, async () => {
    await openDesk('/CreditsAndSubscriptions', [
      ...LIST,
      answer(
        deleteSubscriptionType,
        { id: 9 },
        refusal(409, 'SubscriptionTypeAssigned', { values: { assigned: 1, suspended: 0 } }),
      ),
    ]);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Actions for Trial' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete subscription' }));
    expect(await screen.findByText('It is assigned to 1 and suspended for 0, so it cannot be deleted.')).toBeTruthy();
  });

  it('require a name and a price, and have no limit where its field is empty', { tags: ['atLength'] }, async () => {
    const { sent, router } = await openDesk('/CreditsAndSubscriptions/new', [
      answer(createSubscriptionType, {}, () => respond(201, monthly)),
      answer(getSubscriptionType, { id: 8 }, { ...monthly, RowVersion: 2 }),
    ]);
    const user = deskUser();
    await user.click(await screen.findByRole('radio', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Add subscription' }));
    expect(screen.getByText('Fill this in.')).toBeTruthy();
    expect(screen.getByText('Enter a price.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Open monthly');
    await user.type(screen.getByRole('textbox', { name: /^Price/ }), '59');
    await user.type(screen.getByRole('textbox', { name: 'Bookings a week' }), '3');
    await user.click(screen.getByRole('checkbox', { name: 'Trial for every new member' }));
    await user.click(screen.getByRole('button', { name: 'Add subscription' }));
    expect(await screen.findByText('Open monthly was saved')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/CreditsAndSubscriptions/8');
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ClubId: 1,
      Name: 'Open monthly',
      Type: 'Open',
      Price: 5900,
      Currency: 'EUR',
      DurationDays: 30,
      MaxActivities: null,
      MaxWeeklyBookings: 3,
      MaxMonthlyBookings: null,
      Purchasable: false,
      AutoAssignTrial: true,
    });
  });

  it('are saved from the bar that counts the changes', async () => {
    const { sent } = await openDesk('/CreditsAndSubscriptions/8', [
      answer(getSubscriptionType, { id: 8 }, { ...monthly, RowVersion: 2 }),
      answer(updateSubscriptionType, { id: 8 }, { ...monthly, RowVersion: 3 }),
    ]);
    const user = deskUser();
    const price = await screen.findByRole('textbox', { name: /^Price/ });
    await user.clear(price);
    await user.type(price, '61.9');
    expect(screen.getByText('1 change')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Open monthly was saved')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      Price: 6190,
      Name: 'Open monthly',
      RowVersion: 2,
    });
  });
});

describe('payment plans', () => {
  it('that recur are refused with the reason and a link while card payments are off', { tags: ['atLength'] }, async () => {
    const { sent, router } = await openDesk('/CreditsAndSubscriptions/8', [
      answer(getSubscriptionType, { id: 8 }, { ...monthly, RowVersion: 2 }),
      answer(createSubscriptionPlan, { id: 8 }, refusal(409, 'RecurringPlanNeedsCardPayments')),
      answer(listPaymentAccounts, { id: 1 }, []),
    ]);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Add plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Every three months');
    await user.click(dialog.getByText('Recurring'));
    await user.type(dialog.getByRole('textbox', { name: /Price per period/ }), '150');
    const every = dialog.getByRole('textbox', { name: 'Every' });
    await user.clear(every);
    await user.type(every, '3');
    await user.type(dialog.getByRole('textbox', { name: 'Free days before the first charge' }), '14');
    await user.click(dialog.getByRole('button', { name: 'Add plan' }));
    expect(await dialog.findByText(/A recurring plan needs card payments/)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      Name: 'Every three months',
      Price: 15_000,
      Recurrence: { Every: 3, Unit: 'Month' },
      Installments: 1,
      TrialDays: 14,
      DurationDays: null,
    });
    await user.click(dialog.getByRole('button', { name: 'Payment settings' }));
    expect(router.state.location.pathname).toBe('/CreditsAndSubscriptions/payments');
  });

  it('with installments cannot recur', async () => {
    const { sent } = await openDesk('/CreditsAndSubscriptions/8', [
      answer(getSubscriptionType, { id: 8 }, { ...monthly, RowVersion: 2 }),
      answer(createSubscriptionPlan, { id: 8 }, () =>
        respond(201, {
          SubscriptionPlanId: 1,
          ClassSubscriptionId: 8,
          Name: 'In parts',
          Price: 5900,
          Recurrence: null,
          Installments: 3,
          TrialDays: null,
          DurationDays: null,
        }),
      ),
    ]);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Add plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'In parts');
    await user.click(dialog.getByText('Installments'));
    await user.type(dialog.getByRole('textbox', { name: /Price/ }), '590');
    await user.click(dialog.getByRole('button', { name: 'Add plan' }));
    expect(await screen.findByText('In parts was saved')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      Recurrence: null,
      Installments: 2,
      Price: 59_000,
    });
  });
});
