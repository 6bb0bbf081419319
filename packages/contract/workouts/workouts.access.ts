import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // circuits feature
  'bridgeWorkouts.list': 'Owner, Manager, Trainer of club query.ClubId',
  'bridgeWorkouts.tags': 'Owner, Manager, Trainer of club query.ClubId',
  'bridgeWorkouts.stations': 'Owner, Manager, Trainer of club query.ClubId',
  'bridgeWorkouts.get': 'Owner, Manager, Trainer of club resolved',
  'bridgeWorkouts.cache': 'Owner, Manager, Trainer of club resolved',
  'bridgeWorkouts.create': 'Owner, Manager, Trainer of club body.ClubId',
  'bridgeWorkouts.update': 'Owner, Manager, Trainer of club resolved',
  'bridgeWorkouts.uploadPicture': 'Owner, Manager, Trainer of club params.id',
  'bridgeWorkouts.delete': 'Owner, Manager, Trainer of club resolved',
  'bridgeWorkouts.batchDelete': 'Owner, Manager, Trainer of club body.ClubId',
  'bridgeWorkouts.batchPublish': 'Owner, Manager, Trainer of club body.ClubId',
  'bridgeWorkouts.batchClone': 'Owner, Manager, Trainer of club body.ClubId',

  // definitions: members see only published ones.
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

  // exercises: the platform's library requires the editor flag.
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

  // flows feature
  'flows.list': 'Owner, Manager, Trainer of club params.id',
  'flows.get': 'Owner, Manager, Trainer of club params.id',
  'flows.create': 'Owner, Manager, Trainer of club params.id',
  'flows.update': 'Owner, Manager, Trainer of club params.id',
  'flows.delete': 'Owner, Manager, Trainer of club params.id',

  // generator feature
  'generator.generate': 'Owner, Manager, Trainer of club params.id',
  'generator.person': 'Owner, Manager, Trainer of club params.id',
  'generator.readWords': 'Owner, Manager, Trainer of club params.id',
  'generator.draft': 'Owner, Manager, Trainer of club params.id',
  'generator.keepDraft': 'Owner, Manager, Trainer of club params.id',
  'generator.dropDraft': 'Owner, Manager, Trainer of club params.id',

  // provider-workouts: writing them requires the editor flag.
  'providerWorkouts.list': 'Owner, Manager, Trainer of club params.id',
  'providerWorkouts.get': 'Owner, Manager, Trainer of club params.id',
  'providerWorkouts.copy': 'Owner, Manager, Trainer of club params.id',
  'providerWorkouts.create': 'editor',
  'providerWorkouts.update': 'editor',
  'providerWorkouts.publish': 'editor',
  'providerWorkouts.delete': 'editor',

  // runs: only the athlete stores and deletes them.
  'runs.calendar': 'self, Owner, Manager, Trainer of user params.id',
  'runs.plan': 'self of user params.id',
  'runs.store': 'self of user params.id',
  'runs.get': 'self, Owner, Manager, Trainer of user resolved',
  'runs.delete': 'self of user resolved',

  // sheets: the service returns 404 to users who may not read a sheet, such as another member's own.
  'sheets.list': 'Owner, Manager, Trainer of club params.id',
  'sheets.get': 'signed in',
  'sheets.create': 'Owner, Manager, Trainer of club params.id',
  'sheets.update': 'Owner, Manager, Trainer of club params.id',
  'sheets.delete': 'Owner, Manager, Trainer of club params.id',
  'sheets.clone': 'Owner, Manager, Trainer of club body.ClubId',
  'sheets.publish': 'Owner, Manager, Trainer of club params.id',
  'sheets.sharedWith': 'Owner, Manager, Trainer of club params.id',
  'sheets.users': 'Owner, Manager, Trainer of club params.id',
  'sheets.share': 'Owner, Manager, Trainer of club params.id',
  'sheets.unshare': 'Owner, Manager, Trainer of club params.id',
  'sheets.ofUser': 'self of user params.id',
  'sheets.createPersonal': 'self of user params.id',
  'sheets.updatePersonal': 'self of user params.id',
  'sheets.deletePersonal': 'self of user params.id',
  'sheets.cloneToPersonal': 'self of user params.id',

  // slideshows: trainers choose one for a screen.
  'slideshows.list': 'Owner, Manager, Trainer of club params.id',
  'slideshows.get': 'Owner, Manager, Trainer of club params.id',
  'slideshows.create': 'Owner, Manager of club params.id',
  'slideshows.update': 'Owner, Manager of club params.id',
  'slideshows.delete': 'Owner, Manager of club params.id',
  'slideshows.uploadPicture': 'Owner, Manager of club params.id',

  // timers feature
  'timers.list': 'Owner, Manager, Trainer of club params.id',
  'timers.get': 'Owner, Manager, Trainer of club params.id',
  'timers.create': 'Owner, Manager, Trainer of club params.id',
  'timers.update': 'Owner, Manager, Trainer of club params.id',
  'timers.delete': 'Owner, Manager, Trainer of club params.id',
};
