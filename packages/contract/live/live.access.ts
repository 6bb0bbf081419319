import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // board: The live views are for all staff (PLT-228, PLT-229), and for the athlete themselves.
  'live.athletes': 'Owner, Manager, Trainer of club params.id',
  // All staff, like watching: whoever is in the room notices a strap left on a bench.
  'live.shown': 'Owner, Manager, Trainer of club params.id',
  'live.user': 'self, Owner, Manager, Trainer of user params.id',

  // class-sessions: All staff may watch and lead (PLT-228), and start a class like a live training.
  'classSessions.list': 'Owner, Manager, Trainer of club params.id',
  'classSessions.start': 'Owner, Manager, Trainer of club resolved',
  'classSessions.stop': 'Owner, Manager, Trainer of club resolved',

  // displays: Devices belong to owners and managers (PLT-202); pairing is for all staff (PLT-245). A TV has no user.
  'displays.startPairing': 'anybody',
  'displays.pairing': 'anybody',
  'displays.pair': 'Owner, Manager, Trainer of club params.id',
  'displays.list': 'Owner, Manager, Trainer of club params.id',
  'displays.update': 'Owner, Manager of club resolved',
  'displays.delete': 'Owner, Manager of club resolved',

  // group-trainings: The view is for all signed-in users (PLT-022); the service returns it only to its athletes and the staff of
  // its club (decision 0061).
  'groupTrainings.get': 'signed in',

  // live-trainings: The live-training views are for all staff (PLT-228, PLT-229); the list is for trainers only (PLT-219,
  // readings 11).
  'liveTrainings.list': 'Owner, Manager, Trainer of club params.id',
  'liveTrainings.get': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.create': 'Owner, Manager, Trainer of club body.ClubId',
  'liveTrainings.update': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.start': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.stop': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.delete': 'Owner, Manager, Trainer of club resolved',

  // live-trainings/participants: Members take part themselves (PLT-003); staff runs live trainings (PLT-004), adds and removes.
  'liveTrainings.ofUser': 'self of user params.id',
  'liveTrainings.join': 'self of user params.id',
  'liveTrainings.leave': 'self of user params.id',
  'liveParticipants.list': 'Owner, Manager, Trainer of club resolved',
  'liveParticipants.add': 'Owner, Manager, Trainer of club resolved',
  'liveParticipants.remove': 'Owner, Manager, Trainer of club resolved',

  // live-trainings/recurrent: Like a single training (PLT-228, PLT-229; OPS-271).
  'recurrentLiveTrainings.create': 'Owner, Manager, Trainer of club body.ClubId',
  'recurrentLiveTrainings.get': 'Owner, Manager, Trainer of club resolved',
  'recurrentLiveTrainings.start': 'Owner, Manager, Trainer of club resolved',
  'recurrentLiveTrainings.delete': 'Owner, Manager, Trainer of club resolved',

  // own-live: Only for the athlete; staff sees the wall.
  'ownLive.room': 'self of user params.id',
  'ownLive.station': 'self of user params.id',

  // own-strap: Only the athlete may send their own heart rate.
  'ownStrap.send': 'self of user params.id',
  'ownStrap.places': 'self of user params.id',

  // room-results: Trainings and journal belong to the athlete; their clubs' staff reads what is shared (decision 0020).
  'roomResults.ofTraining': 'self, Owner, Manager, Trainer of user resolved',
  'roomResults.calendar': 'self, Owner, Manager, Trainer of user params.id',

  // room-slots: OnScreenWorkouts are for all staff (PLT-245), and so are their plans.
  'roomSlots.list': 'Owner, Manager, Trainer of club params.id',
  'roomSlots.plan': 'Owner, Manager, Trainer of club params.id',
  'roomSlots.remove': 'Owner, Manager, Trainer of club params.id',

  // room-workouts: OnScreenWorkouts are for all staff (PLT-245), and so is starting them.
  'roomWorkouts.list': 'Owner, Manager, Trainer of club params.id',
  'roomWorkouts.start': 'Owner, Manager, Trainer of club params.id',
  'roomWorkouts.lead': 'Owner, Manager, Trainer of club params.id',
  'roomWorkouts.stop': 'Owner, Manager, Trainer of club params.id',

  // scenes: All staff, like watching (PLT-228).
  'scenes.show': 'Owner, Manager, Trainer of club params.id',
  'scenes.setGoal': 'Owner, Manager, Trainer of club params.id',
};
