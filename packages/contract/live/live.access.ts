import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // board: athletes see only their own live view.
  'live.athletes': 'Owner, Manager, Trainer of club params.id',
  // All staff may hide an athlete, because whoever is in the room notices a strap left on a bench.
  'live.shown': 'Owner, Manager, Trainer of club params.id',
  'live.user': 'self, Owner, Manager, Trainer of user params.id',

  'classSessions.list': 'Owner, Manager, Trainer of club params.id',
  'classSessions.start': 'Owner, Manager, Trainer of club resolved',
  'classSessions.stop': 'Owner, Manager, Trainer of club resolved',

  // displays: a TV has no signed-in user.
  'displays.startPairing': 'anybody',
  'displays.pairing': 'anybody',
  'displays.pair': 'Owner, Manager, Trainer of club params.id',
  'displays.list': 'Owner, Manager, Trainer of club params.id',
  'displays.update': 'Owner, Manager of club resolved',
  'displays.delete': 'Owner, Manager of club resolved',

  // group-trainings: the service allows only the training's athletes and the staff of its club (decision 0061).
  'groupTrainings.get': 'signed in',

  'liveTrainings.list': 'Owner, Manager, Trainer of club params.id',
  'liveTrainings.get': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.create': 'Owner, Manager, Trainer of club body.ClubId',
  'liveTrainings.update': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.start': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.stop': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.delete': 'Owner, Manager, Trainer of club resolved',

  'liveTrainings.ofUser': 'self of user params.id',
  'liveTrainings.join': 'self of user params.id',
  'liveTrainings.leave': 'self of user params.id',
  'liveParticipants.list': 'Owner, Manager, Trainer of club resolved',
  'liveParticipants.add': 'Owner, Manager, Trainer of club resolved',
  'liveParticipants.remove': 'Owner, Manager, Trainer of club resolved',

  'recurrentLiveTrainings.create': 'Owner, Manager, Trainer of club body.ClubId',
  'recurrentLiveTrainings.get': 'Owner, Manager, Trainer of club resolved',
  'recurrentLiveTrainings.start': 'Owner, Manager, Trainer of club resolved',
  'recurrentLiveTrainings.delete': 'Owner, Manager, Trainer of club resolved',

  'ownLive.room': 'self of user params.id',
  'ownLive.station': 'self of user params.id',

  'ownStrap.send': 'self of user params.id',
  'ownStrap.places': 'self of user params.id',

  // room-results: staff read only results shared with their club (decision 0020).
  'roomResults.ofTraining': 'self, Owner, Manager, Trainer of user resolved',
  'roomResults.calendar': 'self, Owner, Manager, Trainer of user params.id',

  'roomSlots.list': 'Owner, Manager, Trainer of club params.id',
  'roomSlots.plan': 'Owner, Manager, Trainer of club params.id',
  'roomSlots.remove': 'Owner, Manager, Trainer of club params.id',

  'roomWorkouts.list': 'Owner, Manager, Trainer of club params.id',
  'roomWorkouts.start': 'Owner, Manager, Trainer of club params.id',
  'roomWorkouts.lead': 'Owner, Manager, Trainer of club params.id',
  'roomWorkouts.stop': 'Owner, Manager, Trainer of club params.id',

  'scenes.show': 'Owner, Manager, Trainer of club params.id',
  'scenes.setGoal': 'Owner, Manager, Trainer of club params.id',
};
