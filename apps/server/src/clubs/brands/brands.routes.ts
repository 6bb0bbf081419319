import * as calls from '@clubpulse/contract/clubs/brands.calls';
import { acting } from '../../accounts/security/public.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Brands } from './brands.service.ts';

export function brandRoutes(route: Routes, brands: Brands): void {
  route(calls.createBrand, ({ body }) => brands.create(body.Name));
  route(calls.getBrand, ({ params }) => brands.get(params.id));
  route(calls.updateBrand, ({ params, body }) => brands.rename(params.id, body.Name));
  route(calls.listBrandOwners, ({ params, caller }) => brands.owners(params.id, caller.UserId));
  route(calls.addBrandOwner, ({ params, body, caller, ...input }) =>
    brands.addOwner(params.id, body.Email, caller.UserId, acting(input)),
  );
  route(calls.removeBrandOwner, ({ params, caller, ...input }) =>
    brands.removeOwner(params.id, params.userId, caller.UserId, acting(input)),
  );
}
