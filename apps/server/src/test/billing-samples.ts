import type { BillingRows } from './billing-rows.ts';
import type { Sample } from './sample.ts';

/** Valid inputs of the calls of billing, policies and documents, about the rows of one club. */
export function billingSamples(rows: BillingRows & { readonly club: number; readonly athlete: number }): Record<string, Sample> {
  const club = { params: { id: rows.club } };
  const user = { params: { id: rows.athlete } };
  const member = { params: { id: rows.club, userId: rows.athlete } };
  const ownClub = { params: { id: rows.athlete, clubId: rows.club } };
  const type = { params: { id: rows.subscriptionType } };
  const plan = { params: { id: rows.subscriptionType, planId: rows.subscriptionPlan } };
  const held = { params: { id: rows.userSubscription } };
  const ofPackage = { params: { id: rows.creditsPackage } };
  const transaction = { params: { id: rows.club, transactionId: rows.transaction } };
  const policy = { params: { id: rows.club, policyId: rows.policy } };
  const expiration = { params: { id: rows.expiration } };
  const november = { Begin: '2026-11-01T00:00:00Z', End: '2026-12-01T00:00:00Z' };
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
  const tenCredits = { Name: '10 credits', Credits: 10, Price: 5_000, Currency: 'EUR', PaymentAccountType: 'Manual' };
  const cash = { Type: 'Purchase', Method: 'Cash', Amount: 1_000, Currency: 'EUR' };
  const houseRules = { Type: 'JoinClub', Title: 'House rules', Text: 'Bring a towel.' };
  const certificate = { Type: 'MedicalCertificate', ExpirationDate: '2099-01-01' };
  return {
    'subscriptionTypes.list': club,
    'subscriptionTypes.create': { body: { ClubId: rows.club, ...ofType } },
    'subscriptionTypes.get': type,
    'subscriptionTypes.update': { ...type, body: ofType },
    'subscriptionTypes.delete': { params: { id: rows.unheldType } },
    'subscriptionPlans.create': { ...type, body: ofPlan },
    'subscriptionPlans.update': { ...plan, body: ofPlan },
    'subscriptionPlans.delete': plan,
    'store.get': ownClub,
    'userSubscriptions.ofUser': user,
    'userSubscriptions.ofClubUser': member,
    'userSubscriptions.ofClub': club,
    'userSubscriptions.assign': { ...member, body: { ClassSubscriptionId: rows.subscriptionType } },
    'userSubscriptions.get': held,
    'userSubscriptions.update': {
      ...held,
      body: { ActivationDate: '2026-11-01', ExpiryDate: '2099-01-01', RemainingTickets: null, DueDate: null, Notes: '' },
    },
    'userSubscriptions.delete': held,
    'userSubscriptions.suspend': { ...held, body: { ReactivationDate: null } },
    'userSubscriptions.reactivate': { ...held, body: {} },
    'userSubscriptions.cancel': { ...held, body: { AtPeriodEnd: true } },
    'userSubscriptions.undoCancel': held,
    'userSubscriptions.pay': { ...held, body: { Method: 'Cash' } },
    'creditsPackages.list': club,
    'creditsPackages.create': { body: { ClubId: rows.club, ...tenCredits } },
    'creditsPackages.update': { ...ofPackage, body: tenCredits },
    'creditsPackages.delete': ofPackage,
    'credits.ofClub': club,
    'credits.ofClubUser': member,
    'credits.ofUser': user,
    'creditTransactions.ofClubUser': member,
    'creditTransactions.ofUser': ownClub,
    'creditTransactions.create': { ...member, body: { Credits: 5 } },
    'orders.create': {
      body: {
        OrderType: 'Credits',
        ClubId: rows.club,
        UserId: rows.athlete,
        Method: 'Cash',
        ClubCreditsPackageId: rows.creditsPackage,
      },
    },
    'transactions.list': { ...club, query: november },
    'transactions.export': { ...club, query: november },
    'transactions.create': { ...club, body: cash },
    'transactions.get': transaction,
    'transactions.update': { ...transaction, body: cash },
    'transactions.delete': transaction,
    'transactions.ofUser': user,
    'paymentAccounts.list': club,
    'paymentAccounts.onboarding': club,
    'paymentSettings.get': club,
    'paymentSettings.update': { ...club, body: { EnableOnlinePayments: false, EnableStore: true } },
    'policies.list': club,
    'policies.create': { ...club, body: houseRules },
    'policies.get': policy,
    'policies.update': { ...policy, body: houseRules },
    'policies.delete': policy,
    'policies.publishState': { ...policy, body: { PublishState: 'Published' } },
    'policies.remind': member,
    'userPolicies.list': user,
    'userPolicies.ofClubUser': member,
    'userPolicies.answer': { ...user, body: [{ PolicyId: 999_999, Acceptance: 'Accepted' }] },
    'expirations.ofClubUser': member,
    'expirations.ofClub': club,
    'expirations.ofUser': user,
    'expirations.create': { body: { ClubId: rows.club, UserId: rows.athlete, ...certificate } },
    'expirations.update': { ...expiration, body: certificate },
    'expirations.complete': expiration,
    'expirations.delete': expiration,
  };
}

/** Those whose success takes their row away. */
export const billingRemoving = [
  'subscriptionTypes.delete',
  'subscriptionPlans.delete',
  'userSubscriptions.delete',
  'creditsPackages.delete',
  'transactions.delete',
  'policies.delete',
  'expirations.delete',
] as const;
