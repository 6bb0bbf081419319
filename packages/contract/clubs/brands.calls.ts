import { z } from 'zod';
import { administrator, call, ownerOf } from '../call.ts';
import { emailSchema, idParamOf, idParams, idSchema, requiredLineSchema } from '../scalars.ts';
import { brandSchema } from './clubs.ts';

export const brandInputSchema = z.object({ Name: requiredLineSchema(100) });
/**
 * Names are returned only of the caller and of users with a role in the brand's clubs, so that entered e-mail addresses do not
 * reveal names.
 */
export const brandOwnerSchema = z.object({
  UserId: idSchema,
  Nickname: z.string().nullable(),
  FirstMidName: z.string().nullable(),
  LastName: z.string().nullable(),
  Email: z.string(),
});
export type BrandOwner = z.infer<typeof brandOwnerSchema>;

export const createBrand = call({
  id: 'brands.create',
  method: 'POST',
  path: '/brands',
  summary: 'Creates a brand; the server assigns its id. Owners and clubs are added afterwards.',
  /** `BrandId` is accepted and ignored: the server assigns the id. */
  body: brandInputSchema.extend({ BrandId: z.number().nullable().optional() }),
  result: brandSchema,
  changes: ['clubs/brands'],
  access: administrator,
});
export const getBrand = call({
  id: 'brands.get',
  method: 'GET',
  path: '/brands/{id}',
  summary: 'Returns a brand.',
  params: idParams,
  result: brandSchema,
  shows: ['clubs/brands'],
  access: ownerOf('params.id'),
});
export const updateBrand = call({
  id: 'brands.update',
  method: 'PUT',
  path: '/brands/{id}',
  summary: 'Renames a brand.',
  params: idParams,
  body: brandInputSchema,
  result: brandSchema,
  changes: ['clubs/brands'],
  access: ownerOf('params.id'),
});
export const listBrandOwners = call({
  id: 'brands.owners',
  method: 'GET',
  path: '/brands/{id}/owners',
  summary: 'Returns the owners of a brand.',
  params: idParams,
  result: z.array(brandOwnerSchema),
  shows: ['clubs/brands/owners'],
  access: ownerOf('params.id'),
});
export const addBrandOwner = call({
  id: 'brands.addOwner',
  method: 'POST',
  path: '/brands/{id}/owners',
  summary:
    'Makes a user with an account an owner of the brand, after the caller signs in again; all owners are notified by email.',
  params: idParams,
  body: z.object({ Email: emailSchema }),
  result: z.array(brandOwnerSchema),
  changes: ['clubs/brands/owners', 'members/people'],
  access: ownerOf('params.id'),
  errors: ['OwnerUnknown', 'AlreadyOwner', 'SignInAgain'],
});
export const removeBrandOwner = call({
  id: 'brands.removeOwner',
  method: 'DELETE',
  path: '/brands/{id}/owners/{userId}',
  summary:
    'Removes an owner of the brand, after the caller signs in again; the last owner cannot be removed, and all owners are notified by email.',
  params: z.object({ id: idParamOf<'Brand'>(), userId: idParamOf<'User'>() }),
  changes: ['clubs/brands/owners', 'members/people'],
  access: ownerOf('params.id'),
  errors: ['LastOwner', 'SignInAgain'],
});
