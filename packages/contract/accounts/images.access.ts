import type { AccessTable } from '../access.ts';

/**
 * One's picture is one's own; whoever manages a club of hers may set it too, as at the desk (decision 0031). Logos follow the
 * profiles they stand in (spec 1 section 6), pictures of classes and challenges who writes those.
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
