import * as calls from '@clubpulse/contract/billing/credits.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Credits } from './credits.service.ts';
import type { Orders } from './orders.service.ts';
import type { CreditsPackagesService } from './packages.service.ts';

interface CreditParts {
  readonly packages: CreditsPackagesService;
  readonly credits: Credits;
  readonly orders: Orders;
}

export function creditRoutes(route: Routes, { packages, credits, orders }: CreditParts): void {
  const resolve = ({ params }: { params: { id: number } }) => packages.clubOf(params.id);
  route(calls.listCreditsPackages, ({ params }) => packages.ofClub(params.id));
  route(calls.createCreditsPackage, ({ body: { ClubId, ...fields }, caller }) => packages.create(ClubId, fields, caller.UserId));
  route(calls.updateCreditsPackage, {
    resolve,
    handle: ({ params, body, caller }) => packages.update(params.id, body, caller.UserId),
  });
  route(calls.deleteCreditsPackage, { resolve, handle: ({ params, caller }) => packages.delete(params.id, caller.UserId) });
  route(calls.listClubCredits, ({ params, query }) => credits.ofClub(params.id, query));
  route(calls.getClubUserCredits, ({ params }) => credits.balance(params.id, params.userId));
  route(calls.listClubUserCreditTransactions, ({ params, query }) => credits.ledger(params.id, params.userId, query));
  route(calls.createCreditTransaction, ({ params, body, caller, key }) =>
    credits.adjust(params.id, params.userId, body, caller.UserId, key),
  );
  route(calls.listMyCredits, ({ params }) => credits.ofUser(params.id));
  route(calls.listMyCreditTransactions, ({ params, query }) => credits.ledger(params.clubId, params.id, query));
  route(
    calls.createOrder,
    async ({ body, caller, key }) => (await orders.refuse(body, caller)) ?? orders.create(body, caller.UserId, key),
  );
}
