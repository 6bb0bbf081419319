import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type {
  ClubRequest,
  SubscriptionRequest,
  SubscriptionRequestId,
  SubscriptionRequestInput,
} from '@clubpulse/contract/billing/subscription-requests/subscription-requests';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page, PageQuery } from '@clubpulse/contract/scalars';
import { isOnOffer } from '@clubpulse/rules/billing/subscriptions/assign';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import { hasTermsToAccept } from '../../clubs/policies/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { paymentSettingsOf } from '../payment-accounts/public.ts';
import { presentType, typeOf } from '../subscription-types/public.ts';
import { presentClubRequest, presentRequest } from './subscription-requests.present.ts';
import * as store from './subscription-requests.store.ts';

export type SubscriptionRequestsService = ReturnType<typeof createSubscriptionRequests>;

export function createSubscriptionRequests({ db, now = () => new Date() }: { db: Database; now?: () => Date }) {
  return {
    ofUser: async (userId: UserId): Promise<SubscriptionRequest[]> => (await store.requestsOf(db, userId)).map(presentRequest),

    async ofClubUser(clubId: ClubId, userId: UserId): Promise<SubscriptionRequest[] | Refusal> {
      if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
      return (await store.requestsOf(db, userId, clubId)).map(presentRequest);
    },

    async ofClub(clubId: ClubId, query: PageQuery): Promise<Page<ClubRequest>> {
      const filter = { clubId, words: searchTerms(query.globalSearch) };
      return pageOf(query, {
        data: presented(store.clubRequests(db, filter, query.start, query.length), presentClubRequest),
        recordsTotal: store.countClubRequests(db, { clubId, words: [] }),
        recordsFiltered: store.countClubRequests(db, filter),
      });
    },

    /**
     * Refuses with NotFound (no role in the club), ValidationFailed (unsuitable type) or PoliciesNotAccepted. A repeated request
     * notifies no managers.
     */
    async ask(clubId: ClubId, userId: UserId, wanted: SubscriptionRequestInput): Promise<SubscriptionRequest | Refusal> {
      if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
      const { ClassSubscriptionId, SubscriptionPlanId } = wanted;
      const [stored, settings] = await Promise.all([typeOf(db, ClassSubscriptionId), paymentSettingsOf(db, clubId)]);
      const isOffered = stored?.ClubId === clubId && settings.EnableStore && stored.Purchasable && stored.Type === 'Open';
      if (!isOffered) return unknown('ClassSubscriptionId');
      const plan = presentType(stored).Plans.find((one) => one.SubscriptionPlanId === SubscriptionPlanId);
      if (SubscriptionPlanId !== null && !(plan && isOnOffer(plan, settings.EnableOnlinePayments)))
        return unknown('SubscriptionPlanId');
      if (await hasTermsToAccept(db, clubId, userId)) return refuse('PoliciesNotAccepted');
      return db.transaction().execute(async (trx) => {
        const request = { ClubId: clubId, UserId: userId, ClassSubscriptionId, SubscriptionPlanId, AskedAt: now() };
        const { id, isNew } = await store.saveRequest(trx, request);
        const Payload = { Target: userId, SubscriptionRequestId: id, SubscriptionName: stored.Name };
        if (isNew) await emit(trx, { ClubId: clubId, Type: 'SubscriptionAsked', Payload });
        const row = (await store.requestsOf(trx, userId, clubId)).find((one) => one.SubscriptionRequestId === id);
        return row ? presentRequest(row) : refuse('NotFound');
      });
    },

    async withdraw(userId: UserId, requestId: SubscriptionRequestId): Promise<Refusal | undefined> {
      return (await store.deleteRequest(db, requestId, userId)) ? undefined : refuse('NotFound');
    },

    decline: (clubId: ClubId, userId: UserId, requestId: SubscriptionRequestId, by: CallerId): Promise<Refusal | undefined> =>
      db.transaction().execute(async (trx) => {
        const row = (await store.requestsOf(trx, userId, clubId)).find((one) => one.SubscriptionRequestId === requestId);
        if (!row || !(await store.deleteRequest(trx, requestId, userId, clubId))) return refuse('NotFound');
        const { SubscriptionName } = row;
        const Payload = { Target: userId, SubscriptionRequestId: requestId, SubscriptionName, By: by };
        await emit(trx, { ClubId: clubId, Type: 'SubscriptionDeclined', Payload });
        return undefined;
      }),
  };
}

const unknown = (field: string): Refusal => refuse('ValidationFailed', { errors: [{ field, key: 'invalid-id' }] });
