import type { AccessTable } from '../access.ts';

/**
 * Brand is the owner's; ClubProfile is Owner's and Manager's, but every member may read the club (spec 1 section 6, readings 7 and
 * 12).
 */
export const access: AccessTable = {
  'clubs.mine': 'signed in',
  'clubs.join': 'signed in',
  'clubs.get': 'Owner, Manager, Trainer, Athlete of club params.id',
  'clubs.summary': 'Owner, Manager of club params.id',
  'clubs.losses': 'Owner, Manager of club params.id',
  'clubs.freeName': 'Owner, Manager of club params.id',
  'clubs.reach': 'Owner, Manager of club params.id',
  'clubs.create': 'Owner of brand body.BrandId',
  'clubs.update': 'Owner, Manager of club params.id',
  'clubs.patch': 'Owner, Manager of club params.id',
  'clubs.delete': 'Owner, Manager of club params.id',
  'clubs.brandless': 'signed in',
  'brands.takeClub': 'Owner of brand params.id',
  'brands.mine': 'signed in',
  'brands.clubs': 'Owner of brand params.id',
  'brands.freeClubName': 'Owner of brand params.id',
};
