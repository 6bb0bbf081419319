import * as calls from '@clubpulse/contract/clubs/licenses/licenses.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Licenses } from './licenses.service.ts';

export function licenseRoutes(route: Routes, licenses: Licenses): void {
  route(calls.getClubLicenses, ({ params }) => licenses.ofClub(params.id));
  route(calls.getLicenseStop, ({ params }) => licenses.stop(params.id));
  route(calls.listBrandLicenses, ({ params }) => licenses.ofBrand(params.id));
  route(calls.createLicense, ({ params, body, caller }) => licenses.create(params.id, body, caller.UserId));
  route(calls.updateLicense, ({ params, body, caller }) => licenses.update(params.id, params.licenseId, body, caller.UserId));
  route(calls.deleteLicense, ({ params, caller }) => licenses.delete(params.id, params.licenseId, caller.UserId));
}
