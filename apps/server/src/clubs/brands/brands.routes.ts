import * as calls from '@clubpulse/contract/clubs/brands.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Brands } from './brands.service.ts';

export function brandRoutes(route: Routes, brands: Brands): void {
  route(calls.createBrand, ({ body }) => brands.create(body.Name));
  route(calls.getBrand, ({ params }) => brands.get(params.id));
  route(calls.updateBrand, ({ params, body }) => brands.rename(params.id, body.Name));
  route(calls.listBrandOwners, ({ params }) => brands.owners(params.id));
  route(calls.addBrandOwner, ({ params, body }) => brands.addOwner(params.id, body.Email));
  route(calls.removeBrandOwner, ({ params }) => brands.removeOwner(params.id, params.userId));
}
