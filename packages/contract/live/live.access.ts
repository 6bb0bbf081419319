import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // board: All staff see the live views of their club; athletes see only their own live view.
  'live.athletes': 'Owner, Manager, Trainer of club params.id',
  // All staff may remove an athlete from the walls, because whoever is in the room notices a strap left on a bench.
  'live.shown': 'Owner, Manager, Trainer of club params.id',
  'live.user': 'self, Owner, Manager, Trainer of user params.id',

  // class-sessions: All staff may watch and lead classes, and start them like live trainings.
  'classSessions.list': 'Owner, Manager, Trainer of club params.id',
  'classSessions.start': 'Owner, Manager, Trainer of club resolved',
  'classSessions.stop': 'Owner, Manager, Trainer of club resolved',

  // displays: Owners and managers manage TVs; all staff pair them. A TV has no signed-in user.
  'displays.startPairing': 'anybody',
  'displays.pairing': 'anybody',
  'displays.pair': 'Owner, Manager, Trainer of club params.id',
  'displays.list': 'Owner, Manager, Trainer of club params.id',
  'displays.update': 'Owner, Manager of club resolved',
  'displays.delete': 'Owner, Manager of club resolved',

  // group-trainings: The service returns a group training only to its athletes and the staff of its club (decision 0061).
  'groupTrainings.get': 'signed in',

  // live-trainings: All staff plan and run live trainings.
  'liveTrainings.list': 'Owner, Manager, Trainer of club params.id',
  'liveTrainings.get': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.create': 'Owner, Manager, Trainer of club body.ClubId',
  'liveTrainings.update': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.start': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.stop': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.delete': 'Owner, Manager, Trainer of club resolved',

  // live-trainings/participants: Members join and leave live trainings themselves; staff add and remove participants.
  'liveTrainings.ofUser': 'self of user params.id',
  'liveTrainings.join': 'self of user params.id',
  'liveTrainings.leave': 'self of user params.id',
  'liveParticipants.list': 'Owner, Manager, Trainer of club resolved',
  'liveParticipants.add': 'Owner, Manager, Trainer of club resolved',
  'liveParticipants.remove': 'Owner, Manager, Trainer of club resolved',

  // live-trainings/recurrent: Recurrent live trainings have the same access as single ones.
  'recurrentLiveTrainings.create': 'Owner, Manager, Trainer of club body.ClubId',
  'recurrentLiveTrainings.get': 'Owner, Manager, Trainer of club resolved',
  'recurrentLiveTrainings.start': 'Owner, Manager, Trainer of club resolved',
  'recurrentLiveTrainings.delete': 'Owner, Manager, Trainer of club resolved',

  // own-live: Only the athlete sees their own live view; staff see the wall.
  'ownLive.room': 'self of user params.id',
  'ownLive.station': 'self of user params.id',

  // own-strap: Only the athlete may send their own heart rate.
  'ownStrap.send': 'self of user params.id',
  'ownStrap.places': 'self of user params.id',

  // room-results: Staff of the athlete's clubs read only results that the athlete shares with their club (decision 0020).
  'roomResults.ofTraining': 'self, Owner, Manager, Trainer of user resolved',
  'roomResults.calendar': 'self, Owner, Manager, Trainer of user params.id',

  // room-slots: All staff plan the workouts on the screens of a room.
  'roomSlots.list': 'Owner, Manager, Trainer of club params.id',
  'roomSlots.plan': 'Owner, Manager, Trainer of club params.id',
  'roomSlots.remove': 'Owner, Manager, Trainer of club params.id',

  // room-workouts: All staff start and lead the workouts on the screens of a room.
  'roomWorkouts.list': 'Owner, Manager, Trainer of club params.id',
  'roomWorkouts.start': 'Owner, Manager, Trainer of club params.id',
  'roomWorkouts.lead': 'Owner, Manager, Trainer of club params.id',
  'roomWorkouts.stop': 'Owner, Manager, Trainer of club params.id',

  // scenes: All staff choose what the walls show.
  'scenes.show': 'Owner, Manager, Trainer of club params.id',
  'scenes.setGoal': 'Owner, Manager, Trainer of club params.id',
};
