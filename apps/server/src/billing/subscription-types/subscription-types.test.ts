import type { SubscriptionTypeFields } from '@clubpulse/contract/billing/subscription-types';
import * as calls from '@clubpulse/contract/billing/subscription-types.calls';
import { assignSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted, type BillingServer, monthly, openBilling, resultKey } from '../../test/billing.ts';
import { aClub, aPaymentAccount } from '../../test/rows.ts';
import { openServer } from '../../test/server.ts';
import { createWorld } from '../../test/world.ts';
import { createShop } from '../credits/public.ts';
import { createPaymentAccounts } from '../payment-accounts/public.ts';

let product: BillingServer;
beforeAll(async () => {
  product = await openBilling('2026-11-20T09:00:00Z');
});
afterAll(() => product.close());

const fields = { ...monthly, Notes: '', Purchasable: false, AutoAssignTrial: false, Color: null };
const plan = { Name: 'In three parts', Price: 6_000, Recurrence: null, Installments: 3, TrialDays: null, DurationDays: 90 };

describe('subscription types', () => {
  it('are listed by name with their plans and the number of holders', async () => {
    const server = await openServer();
    const { clubA: ClubId, ids, tokens } = await createWorld(server);
    const token = tokens.managerA;
    const create = async (Name: string) =>
      (await server.call(calls.createSubscriptionType, { body: { ...fields, ClubId, Name }, token })).result;
    const list = async () => (await server.call(calls.listSubscriptionTypes, { params: { id: ClubId }, token })).result;
    const yoga = await create('yoga 10');
    const open = await create('Open');
    const id = yoga.ClassSubscriptionId;
    const made = (await server.call(calls.createSubscriptionPlan, { params: { id }, body: plan, token })).result;
    expect(made).toMatchObject(plan);
    expect(await list()).toEqual([open, { ...yoga, Plans: [made] }]);
    const body = { ...fields, Name: 'Zumba', Price: 0, RowVersion: 0 };
    const saved = await server.call(calls.updateSubscriptionType, { params: { id: open.ClassSubscriptionId }, body, token });
    expect(saved.result).toMatchObject({ Name: 'Zumba', Price: 0, Plans: [] });
    const assigned = { params: { id: ClubId, userId: ids.athleteA }, body: { ClassSubscriptionId: id }, token };
    expect((await server.call(assignSubscription, assigned)).status).toBe(201);
    expect((await list()).map(({ Name, Assigned }) => [Name, Assigned])).toEqual([
      ['yoga 10', 1],
      ['Zumba', 0],
    ]);
  });

  it('can be changed without changing assigned subscriptions', async () => {
    const athlete = await product.athlete();
    const { ClassSubscriptionId } = await product.type();
    const { ReceiptId: _, ...held } = await product.assigned(athlete, { ClassSubscriptionId });
    accepted(
      await product.types.update(
        ClassSubscriptionId,
        { ...fields, Name: 'Open, new', Price: 9_900, MaxWeeklyBookings: 1, RowVersion: 0 },
        product.manager,
      ),
    );
    expect(accepted(await product.subscriptions.get(held.UserSubscriptionId))).toEqual(held);
  });

  it('refuse the second of two updates based on the same row version', async () => {
    const { ClassSubscriptionId: id } = await product.type();
    const save = (changed: Partial<SubscriptionTypeFields>, RowVersion: number) =>
      product.types.update(id, { ...fields, ...changed, RowVersion }, product.manager);
    const both = await Promise.all([save({ Name: 'Renamed' }, 0), save({ Price: 1 }, 0)]);
    expect(
      both
        .map((one) => ('refused' in one ? one.refused : one.RowVersion))
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([1, 'StaleRowVersion']);
    expect(await product.types.get(id)).toEqual(both.find((one) => !('refused' in one)));
    expect(accepted(await save({ Name: 'Again' }, 1))).toMatchObject({ Name: 'Again', RowVersion: 2 });
  });

  it('cannot be deleted while they have holders, whose number the refusal contains', async () => {
    const { ClassSubscriptionId } = await product.type();
    const hold = async () => (await product.assigned(await product.athlete(), { ClassSubscriptionId })).UserSubscriptionId;
    const [, , suspended, over] = [await hold(), await hold(), await hold(), await hold()];
    accepted(await product.changes.suspend(suspended, null, product.manager));
    accepted(await product.changes.cancel(over, false, product.manager));
    expect(accepted(await product.types.get(ClassSubscriptionId))).toMatchObject({ Assigned: 2, Suspended: 1 });
    expect(await product.types.delete(ClassSubscriptionId, product.manager)).toEqual({
      refused: 'SubscriptionTypeAssigned',
      values: { assigned: 2, suspended: 1 },
    });
  });

  it('can be deleted without current holders, and past subscriptions remain', async () => {
    const { ClassSubscriptionId } = await product.type();
    const { UserSubscriptionId } = await product.assigned(await product.athlete(), { ClassSubscriptionId });
    accepted(await product.changes.cancel(UserSubscriptionId, false, product.manager));
    expect(await product.types.delete(ClassSubscriptionId, product.manager)).toBeUndefined();
    expect(resultKey(await product.types.get(ClassSubscriptionId))).toBe('NotFound');
    expect(accepted(await product.subscriptions.get(UserSubscriptionId))).toMatchObject({ SubscriptionName: 'Open monthly' });
    expect(resultKey(await product.types.delete(ClassSubscriptionId, product.manager))).toBe('NotFound');
  });

  it('cannot be deleted during a concurrent assignment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ClassSubscriptionId } = await product.type();
      const athlete = await product.athlete();
      const [assigned, deleted] = await Promise.allSettled([
        product.assigned(athlete, { ClassSubscriptionId }),
        product.types.delete(ClassSubscriptionId, product.manager),
      ]);
      const wasDeleted = deleted.status === 'fulfilled' && deleted.value === undefined;
      expect(assigned.status === 'fulfilled').toBe(!wasDeleted);
    }
  });
});

describe('plans of a subscription type', () => {
  it('are changed and deleted without an effect on subscriptions assigned with them', async () => {
    const { ClassSubscriptionId } = await product.type();
    const made = accepted(await product.types.createPlan(ClassSubscriptionId, plan, product.manager));
    const { SubscriptionPlanId } = made;
    const held = await product.assigned(await product.athlete(), { ClassSubscriptionId, SubscriptionPlanId });
    const cheaper = { ...plan, Price: 3_000 };
    expect(
      accepted(await product.types.updatePlan(ClassSubscriptionId, SubscriptionPlanId, cheaper, product.manager)).Price,
    ).toBe(3_000);
    expect(await product.types.deletePlan(ClassSubscriptionId, SubscriptionPlanId, product.manager)).toBeUndefined();
    expect(accepted(await product.types.get(ClassSubscriptionId)).Plans).toEqual([]);
    expect(accepted(await product.subscriptions.get(held.UserSubscriptionId)).Price).toBe(6_000);
    const other = (await product.type()).ClassSubscriptionId;
    for (const removed of [
      await product.types.updatePlan(ClassSubscriptionId, SubscriptionPlanId, plan, product.manager),
      await product.types.deletePlan(ClassSubscriptionId, SubscriptionPlanId, product.manager),
      await product.types.updatePlan(other, SubscriptionPlanId, plan, product.manager),
    ])
      expect(resultKey(removed)).toBe('NotFound');
  });

  it('require monthly installments to end within the paid duration', async () => {
    const { ClassSubscriptionId } = await product.type({ DurationDays: 30 });
    const seven = { ...plan, Installments: 7, DurationDays: null };
    expect(resultKey(await product.types.createPlan(ClassSubscriptionId, seven, product.manager))).toBe('installments-outlast');
    const two = { ...seven, Installments: 2 };
    expect(resultKey(await product.types.createPlan(ClassSubscriptionId, two, product.manager))).toBe('installments-outlast');
    accepted(await product.types.createPlan(ClassSubscriptionId, { ...seven, DurationDays: 187 }, product.manager));
  });

  it('require card payments and no installments when they are recurring', async () => {
    const { ClassSubscriptionId } = await product.type();
    const recurring = { ...plan, Installments: 1, Recurrence: { Every: 1, Unit: 'Month' } } as const;
    expect(resultKey(await product.types.createPlan(ClassSubscriptionId, recurring, product.manager))).toBe(
      'RecurringPlanNeedsCardPayments',
    );
    const accounts = createPaymentAccounts({ db: product.db, payments: undefined, publicUrl: '' });
    await aPaymentAccount(product.db, product.clubId);
    await accounts.saveSettings(product.clubId, { EnableOnlinePayments: true, EnableStore: false }, product.manager);
    expect(resultKey(await product.types.createPlan(ClassSubscriptionId, recurring, product.manager))).toBe('accepted');
    const once = { ...recurring, Recurrence: null, TrialDays: 14 };
    expect(resultKey(await product.types.createPlan(ClassSubscriptionId, once, product.manager))).toBe('trial-not-recurring');
    expect(
      resultKey(await product.types.createPlan(ClassSubscriptionId, { ...recurring, Installments: 3 }, product.manager)),
    ).toBe('installments-not-recurring');
  });
});

describe('the store of a club', () => {
  it('offers the types and packages that can be bought, while the store is switched on', async () => {
    const clubId = await aClub(product.db);
    const athlete = await product.athlete(clubId);
    const shop = createShop({ db: product.db, mode: null });
    const accounts = createPaymentAccounts({ db: product.db, payments: undefined, publicUrl: '' });
    const credits = { Credits: 10, Price: 5_000, Currency: 'EUR', PaymentAccountType: 'Manual' } as const;
    for (const Purchasable of [true, false]) {
      const Name = Purchasable ? 'offered' : 'not offered';
      accepted(await product.types.create(clubId, { ...fields, Name, Purchasable }, product.manager));
      accepted(await product.packages.create(clubId, { ...credits, Name, Purchasable }, product.manager));
    }
    expect(accepted(await shop.offered(clubId, athlete))).toEqual({
      SubscriptionTypes: [],
      CreditsPackages: [],
      OnlinePayments: false,
      Mode: null,
    });
    await aPaymentAccount(product.db, clubId);
    await accounts.saveSettings(clubId, { EnableOnlinePayments: true, EnableStore: true }, product.manager);
    expect(accepted(await shop.offered(clubId, athlete))).toMatchObject({
      SubscriptionTypes: [{ Name: 'offered' }],
      CreditsPackages: [{ Name: 'offered' }],
      OnlinePayments: false,
    });
    expect(resultKey(await shop.offered(product.clubId, athlete))).toBe('NotFound');
  });
});
