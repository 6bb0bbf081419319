import type { ClassSession } from '@clubpulse/contract/live/class-sessions';

export const classSessionWith = (changed: Partial<ClassSession> = {}): ClassSession => ({
  ClassSessionId: null,
  GroupTrainingId: null,
  ClassId: 5,
  ClubId: 1,
  Name: 'HIIT Ignite',
  Begin: new Date(Date.now() - 600_000).toISOString(),
  End: new Date(Date.now() + 2_000_000).toISOString(),
  TrainerId: 3,
  TrainerName: 'Giulia Ferri',
  DisplayGroupId: 41,
  DisplayGroupName: 'Hall',
  ParticipantIds: [],
  State: 'Due',
  StartedAt: null,
  StoppedAt: null,
  StartsByItself: true,
  NotStartable: null,
  LeadsNow: null,
  ...changed,
});
