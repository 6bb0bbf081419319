import * as calls from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { PaymentOrders } from './online-payments.service.ts';
import type { OwnSubscriptions } from './own-subscriptions.service.ts';

export function onlinePaymentRoutes(route: Routes, orders: PaymentOrders, own: OwnSubscriptions): void {
  route(calls.listMyPaymentOrders, ({ params }) => orders.ofUser(params.id));
  route(calls.createPaymentOrder, ({ params, body, key }) => orders.create(params.clubId, params.id, body, key));
  route(calls.openPaymentOrder, ({ params }) => orders.open(params.id, params.orderId));
  route(calls.listStoredCards, ({ params }) => orders.cards(params.id, params.clubId));
  route(calls.payPaymentOrder, ({ params, body }) => orders.pay(params.id, params.orderId, body.ExtMeansId));
  route(calls.checkPaymentOrder, ({ params }) => orders.check(params.id, params.orderId));
  route(calls.cancelPaymentOrder, ({ params }) => orders.cancel(params.id, params.orderId));
  route(calls.listClubPaymentOrders, ({ params, query }) => orders.ofClub(params.id, query));
  route(calls.requestPayment, ({ params, body, caller, key }) =>
    orders.request(params.id, params.userId, { input: body.Order, Send: body.Send, by: caller.UserId }, key),
  );
  route(calls.cancelClubPaymentOrder, ({ params }) => orders.cancelOfClub(params.id, params.orderId));
  route(calls.cancelOwnSubscription, ({ params, body }) => own.cancel(params.id, params.userSubscriptionId, body.AtPeriodEnd));
  route(calls.keepOwnSubscription, ({ params }) => own.keep(params.id, params.userSubscriptionId));
  route(calls.applyOwnCard, ({ params }) => own.applyCard(params.id, params.userSubscriptionId));
  route(calls.changeOwnCard, ({ params }) => own.changeCard(params.id, params.userSubscriptionId));
  route(calls.getOwnPause, ({ params }) => own.foundPause(params.id, params.userSubscriptionId));
  route(calls.pauseOwnSubscription, ({ params, body }) => own.pause(params.id, params.userSubscriptionId, body));
  route(calls.resumeOwnSubscription, ({ params }) => own.resume(params.id, params.userSubscriptionId));
}
