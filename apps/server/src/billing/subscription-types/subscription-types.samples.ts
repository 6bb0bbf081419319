import { expect } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly subscriptionType: number;
    readonly subscriptionPlan: number;
    readonly unheldType: number;
  }
}

async function aType(db: Database, ClubId: number): Promise<number> {
  const { ClassSubscriptionId } = await db
    .insertInto('class_subscriptions')
    .values({ ClubId, Name: 'Open monthly', Type: 'Open', Price: 5_900, Currency: 'EUR', MaxActivities: 10 })
    .returning('ClassSubscriptionId')
    .executeTakeFirstOrThrow();
  return ClassSubscriptionId;
}

export const samples: Samples = {
  async rows(db, { club }) {
    const subscriptionType = await aType(db, club);
    const { SubscriptionPlanId: subscriptionPlan } = await db
      .insertInto('subscription_plans')
      .values({ ClassSubscriptionId: subscriptionType, Name: 'In two parts', Price: 6_000, Installments: 2 })
      .returning('SubscriptionPlanId')
      .executeTakeFirstOrThrow();
    return { subscriptionType, subscriptionPlan, unheldType: await aType(db, club) };
  },
  calls(rows) {
    const type = { params: { id: rows.subscriptionType } };
    const plan = { params: { id: rows.subscriptionType, planId: rows.subscriptionPlan } };
    const held = expect.arrayContaining([expect.objectContaining({ ClassSubscriptionId: rows.subscriptionType })]);
    const ofType = {
      Name: 'Open monthly',
      Type: 'Open',
      Price: 5_900,
      Currency: 'EUR',
      DurationDays: 30,
      MaxActivities: null,
      MaxWeeklyBookings: null,
      MaxMonthlyBookings: null,
    };
    const ofPlan = { Name: 'At once', Price: 5_900 };
    return {
      'subscriptionTypes.list': { params: { id: rows.club }, answer: held },
      'subscriptionTypes.create': {
        body: { ClubId: rows.club, ...ofType, Name: 'Open daily' },
        answer: { Name: 'Open daily', Plans: [] },
      },
      'subscriptionTypes.get': { ...type, answer: { Name: 'Open yearly' } },
      'subscriptionTypes.update': {
        ...type,
        body: { ...ofType, Name: 'Open yearly', RowVersion: 0 },
        answer: { Name: 'Open yearly', RowVersion: 1 },
      },
      'subscriptionTypes.delete': { params: { id: rows.unheldType } },
      'subscriptionPlans.create': { ...type, body: ofPlan, answer: { Name: 'At once', Installments: 1 } },
      'subscriptionPlans.update': {
        ...plan,
        body: { ...ofPlan, Name: 'At last' },
        answer: { SubscriptionPlanId: rows.subscriptionPlan, Name: 'At last' },
      },
      'subscriptionPlans.delete': plan,
    };
  },
  removing: ['subscriptionTypes.delete', 'subscriptionPlans.delete'],
};
