import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  'videoCollections.list': 'Owner, Manager, Trainer of club params.id',
  'videoCollections.create': 'Owner, Manager, Trainer of club params.id',
  'videoCollections.update': 'Owner, Manager, Trainer of club params.id',
  'videoCollections.delete': 'Owner, Manager, Trainer of club params.id',
  'videos.list': 'Owner, Manager, Trainer of club params.id',
  'videos.get': 'Owner, Manager, Trainer of club params.id',
  'videos.info': 'Owner, Manager, Trainer of club params.id',
  'videos.addLink': 'Owner, Manager, Trainer of club params.id',
  'videos.createUpload': 'Owner, Manager, Trainer of club params.id',
  'videos.replaceUpload': 'Owner, Manager, Trainer of club params.id',
  'videos.resumeUpload': 'Owner, Manager, Trainer of club params.id',
  'videos.completeUpload': 'Owner, Manager, Trainer of club params.id',
  'videos.retry': 'Owner, Manager, Trainer of club params.id',
  'videos.update': 'Owner, Manager, Trainer of club params.id',
  'videos.delete': 'Owner, Manager, Trainer of club params.id',
  'videos.play': 'Owner, Manager, Trainer of club params.id',
  'onDemand.list': 'Owner, Manager, Trainer, Athlete of club query.ClubId',
  'onDemand.get': 'Owner, Manager, Trainer, Athlete of club params.id',
  'onDemand.play': 'Owner, Manager, Trainer, Athlete of club params.id',
};
