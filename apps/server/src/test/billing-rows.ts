import type { TestHouse } from './house.ts';

/** Rows of one club that calls of billing, policies and documents need. */
export interface BillingRows {
  readonly subscriptionType: number;
  readonly subscriptionPlan: number;
  /** Nobody holds it. */
  readonly unheldType: number;
  /** Active, of the athlete, to pay. */
  readonly userSubscription: number;
  readonly creditsPackage: number;
  /** It paid for nothing. */
  readonly transaction: number;
  readonly policy: number;
  readonly expiration: number;
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

export async function billingRowsOf({ db }: Pick<TestHouse, 'db'>, ClubId: number, UserId: number): Promise<BillingRows> {
  const type = { ClubId, Name: 'Open monthly', Type: 'Open' as const, Price: 5_900, Currency: 'EUR', MaxActivities: 10 };
  const typeId = async () =>
    (await db.insertInto('class_subscriptions').values(type).returning('ClassSubscriptionId').executeTakeFirstOrThrow())
      .ClassSubscriptionId;
  const subscriptionType = await typeId();
  const plan = await db
    .insertInto('subscription_plans')
    .values({ ClassSubscriptionId: subscriptionType, Name: 'In two parts', Price: 6_000, Installments: 2 })
    .returning('SubscriptionPlanId')
    .executeTakeFirstOrThrow();
  const held = await db
    .insertInto('user_subscriptions')
    .values({
      ClubId,
      UserId,
      ClassSubscriptionId: subscriptionType,
      SubscriptionName: 'Open monthly',
      State: 'Active',
      Price: 5_900,
      Currency: 'EUR',
      ActivationDate: day(-2),
      DueDateUTC: new Date(),
    })
    .returning('UserSubscriptionId')
    .executeTakeFirstOrThrow();
  const credits = await db
    .insertInto('credits_packages')
    .values({ ClubId, Name: '10 credits', Credits: 10, Price: 5_000, Currency: 'EUR' })
    .returning('ClubCreditsPackageId')
    .executeTakeFirstOrThrow();
  const transaction = await db
    .insertInto('transactions')
    .values({ ClubId, UserId, Type: 'Purchase', Method: 'Cash', Amount: 1_000, Currency: 'EUR' })
    .returning('TransactionId')
    .executeTakeFirstOrThrow();
  const policy = await db
    .insertInto('policies')
    .values({ ClubId, Type: 'JoinClub', Title: 'House rules', Text: 'Bring a towel.' })
    .returning('PolicyId')
    .executeTakeFirstOrThrow();
  const expiration = await db
    .insertInto('expirations')
    .values({ ClubId, UserId, Type: 'MedicalCertificate', ExpirationDate: day(100) })
    .returning('ExpirationId')
    .executeTakeFirstOrThrow();
  return {
    subscriptionType,
    subscriptionPlan: plan.SubscriptionPlanId,
    unheldType: await typeId(),
    userSubscription: held.UserSubscriptionId,
    creditsPackage: credits.ClubCreditsPackageId,
    transaction: transaction.TransactionId,
    policy: policy.PolicyId,
    expiration: expiration.ExpirationId,
  };
}
