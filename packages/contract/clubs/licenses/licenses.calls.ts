import { z } from 'zod';
import { administrator, call, inClub, ownerOf } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import { clubLicenseSchema, licenseInputSchema, licenseStateSchema, licenseStopSchema } from './licenses.ts';

const one = z.object({ id: idParamOf<'Club'>(), licenseId: idParamOf<'ClubLicense'>() });

export const getClubLicenses = call({
  id: 'licenses.ofClub',
  method: 'GET',
  path: '/clubs/{id}/licenses',
  summary: 'Returns the licences of a club: what they allow, what is used, and warnings.',
  params: idParams,
  result: licenseStateSchema,
  shows: ['clubs/licenses/licenses', 'members/people', 'devices/bridges', 'videos/videos/files', 'live/live-trainings'],
  access: inClub('params.id', ['Owner', 'Manager']),
});
export const getLicenseStop = call({
  id: 'licenses.stop',
  method: 'GET',
  path: '/clubs/{id}/licenses/stop',
  summary: 'Returns whether additions to a club are blocked because it has no licence or its last licence has ended.',
  params: idParams,
  result: licenseStopSchema,
  shows: ['clubs/licenses/licenses'],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer', 'FrontDesk']),
});
export const listBrandLicenses = call({
  id: 'licenses.ofBrand',
  method: 'GET',
  path: '/brands/{id}/clubs/licenses',
  summary: 'Returns the licences of each club of a brand: what they allow, what is used, and warnings.',
  params: idParams,
  result: z.array(licenseStateSchema),
  shows: [
    'clubs/clubs',
    'clubs/licenses/licenses',
    'members/people',
    'devices/bridges',
    'videos/videos/files',
    'live/live-trainings',
  ],
  access: ownerOf('params.id'),
});
export const createLicense = call({
  id: 'licenses.create',
  method: 'POST',
  path: '/clubs/{id}/licenses',
  summary: 'Adds a licence to a club. Licences that are valid on the same day add up.',
  params: idParams,
  body: licenseInputSchema,
  result: clubLicenseSchema,
  changes: ['clubs/licenses/licenses'],
  access: administrator,
});
export const updateLicense = call({
  id: 'licenses.update',
  method: 'PUT',
  path: '/clubs/{id}/licenses/{licenseId}',
  summary: 'Changes a licence.',
  params: one,
  body: licenseInputSchema,
  result: clubLicenseSchema,
  changes: ['clubs/licenses/licenses'],
  access: administrator,
});
export const deleteLicense = call({
  id: 'licenses.delete',
  method: 'DELETE',
  path: '/clubs/{id}/licenses/{licenseId}',
  summary: 'Deletes a licence.',
  params: one,
  changes: ['clubs/licenses/licenses'],
  access: administrator,
});
