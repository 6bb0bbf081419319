import type { AccessTable } from '../../access.ts';

/** WorkoutDefinitions is for owners, managers and trainers (PLT-242); members see published ones. */
export const access: AccessTable = {
  'workoutDefinitions.list': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.get': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.create': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.update': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.delete': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.publish': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.uploadPicture': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.createVideoUpload': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.resumeVideoUpload': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.completeVideoUpload': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.retryVideo': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.deleteVideo': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.play': 'Owner, Manager, Trainer of club params.id',
  'workoutDefinitions.offered': 'Owner, Manager, Trainer, Athlete of club params.id',
  'workoutDefinitions.getOffered': 'Owner, Manager, Trainer, Athlete of club params.id',
  'workoutDefinitions.playOffered': 'Owner, Manager, Trainer, Athlete of club params.id',
};
