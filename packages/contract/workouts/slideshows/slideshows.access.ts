import type { AccessTable } from '../../access.ts';

/** ClubSlideShows is for owners and managers (spec 1 section 6); trainers choose one for a screen. */
export const access: AccessTable = {
  'slideshows.list': 'Owner, Manager, Trainer of club params.id',
  'slideshows.get': 'Owner, Manager, Trainer of club params.id',
  'slideshows.create': 'Owner, Manager of club params.id',
  'slideshows.update': 'Owner, Manager of club params.id',
  'slideshows.delete': 'Owner, Manager of club params.id',
  'slideshows.uploadPicture': 'Owner, Manager of club params.id',
};
