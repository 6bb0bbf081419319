import type { AccessTable } from '../access.ts';

/**
 * Managers of a club of the member may set the member's picture too, as at the desk (decision 0031). Logos follow the rights of
 * their profiles (spec 1 section 6), pictures of classes and challenges those of their editors.
 */
export const access: AccessTable = {
  'images.uploadOfUser': 'self, Owner, Manager of user params.id',
  'images.deleteOfUser': 'self, Owner, Manager of user params.id',
  'images.uploadOfClub': 'Owner, Manager of club params.id',
  'images.deleteOfClub': 'Owner, Manager of club params.id',
  'images.uploadOfBrand': 'Owner of brand params.id',
  'images.deleteOfBrand': 'Owner of brand params.id',
  'images.uploadForClass': 'Owner, Manager, Trainer of club params.id',
  'images.uploadForChallenge': 'Owner, Manager, Trainer of club params.id',
  'images.fetchRemote': 'signed in',
};
