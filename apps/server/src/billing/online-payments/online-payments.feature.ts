import { type Clubs, clubPorts } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import type { DisputeSettlement } from '../disputes/public.ts';
import type { PaymentAccounts } from '../payment-accounts/public.ts';
import { type BookingPorts, bookingPorts, type OwnPauses, type Subscriptions } from '../subscriptions/public.ts';
import type { OnlineRefunds } from '../transactions/public.ts';
import { endPagesOfClub, endPagesOfMember } from './ending.service.ts';
import { createPaymentJobs } from './online-payments.jobs.ts';
import { onlinePaymentRoutes } from './online-payments.routes.ts';
import { createPaymentOrders } from './online-payments.service.ts';
import { createOwnSubscriptions } from './own-subscriptions.service.ts';
import { replacedJob } from './plan-change.service.ts';
import { createSettlement } from './settlement.service.ts';
import { servePaymentWebhook } from './webhook.wire.ts';

interface Needs extends Pick<ServerParts, 'db' | 'config' | 'payments' | 'log'> {
  readonly clubs: Clubs;
  readonly subscriptions: Subscriptions;
  readonly ownPauses: OwnPauses;
  readonly paymentAccounts: PaymentAccounts;
  readonly onlineRefunds: OnlineRefunds;
  readonly disputeSettlement: DisputeSettlement | undefined;
}

export const onlinePayments = feature({
  name: 'billing/online-payments',
  persons: {
    payment_orders: { taken: ['UserId'], leaving: { stay: 'the books of the club stay whole' } },
    payment_customers: { taken: ['UserId'], leaving: 'go' },
  },
  leaving: { lastRole: { payment_orders: endPagesOfMember } },
  asks: bookingPorts,
  build({ db, log, config, payments, clubs, subscriptions, ...needs }: Needs, bookings: BookingPorts) {
    const publicUrl = config.PUBLIC_URL;
    const settlement = payments && createSettlement({ db, payments, bookings, club: clubs.facts });
    const online = payments && settlement && { payments, settlement };
    const { paymentAccounts: accounts, onlineRefunds: refunds, disputeSettlement: disputes } = needs;
    const ownSubscriptions = createOwnSubscriptions({ db, publicUrl, online, subscriptions, pauses: needs.ownPauses });
    return {
      paymentOrders: createPaymentOrders({ db, publicUrl, club: clubs.facts, online }),
      ownSubscriptions,
      replacedJob: replacedJob(db, ownSubscriptions),
      settlement,
      paymentJobs: online &&
        disputes && {
          payments: online.payments,
          ...createPaymentJobs({ db, log, accounts, refunds, disputes, ...online }),
        },
    };
  },
  plugs: ({ ownSubscriptions: { changeOnline } }) => [
    plug(bookingPorts, { changeOnline }),
    plug(clubPorts, { leaving: [endPagesOfClub] }),
  ],
  routes: (route, parts) => onlinePaymentRoutes(route, parts.paymentOrders, parts.ownSubscriptions),
  serves(app, { paymentJobs }) {
    if (paymentJobs) servePaymentWebhook(app, paymentJobs);
  },
  jobs: ({ paymentJobs, replacedJob: replaced }) => [replaced, ...(paymentJobs?.jobs ?? [])],
  purge: async ({ paymentJobs }) => paymentJobs?.purge(),
});
