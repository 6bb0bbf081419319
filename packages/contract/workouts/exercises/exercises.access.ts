import type { AccessTable } from '../../access.ts';

/**
 * Movements is for owners and managers (spec 1 section 6); trainers and athletes choose from the library for sheets. Users with the
 * editor flag change the platform's library.
 */
export const access: AccessTable = {
  'exercises.list': 'Owner, Manager, Trainer of club params.id',
  'exercises.offered': 'Owner, Manager, Trainer, Athlete of club params.id',
  'exercises.brands': 'Owner, Manager, Trainer of club params.id',
  'exercises.get': 'Owner, Manager, Trainer of club params.id',
  'exercises.create': 'Owner, Manager of club params.id',
  'exercises.update': 'Owner, Manager of club params.id',
  'exercises.delete': 'Owner, Manager of club params.id',
  'exercises.publish': 'Owner, Manager of club params.id',
  'exercises.uploadPicture': 'Owner, Manager of club params.id',
  'exercises.getGuide': 'Owner, Manager, Trainer of club params.id',
  'exercises.saveGuide': 'Owner, Manager of club params.id',
  'exercises.playGuide': 'Owner, Manager, Trainer, Athlete of club params.id',
  'exercises.createOfPlatform': 'editor',
  'exercises.updateOfPlatform': 'editor',
  'exercises.publishOfPlatform': 'editor',
  'exercises.uploadPictureOfPlatform': 'editor',
};
