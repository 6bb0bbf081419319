import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { demoUserInputSchema, demoUserSchema, demoUserUpdateSchema } from './demo-users.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const strapErrors = ['DemoStrapExists', 'DemoStrapOfMember'] as const;

export const listDemoUsers = call({
  id: 'demoUsers.list',
  method: 'GET',
  path: '/clubs/{id}/demoAthletes',
  summary: 'Returns the demo users of a club, by name.',
  params: idParams,
  result: z.array(demoUserSchema),
  shows: ['devices/demo-users/demo-users', 'devices/sensors'],
  access: inClub('params.id', staff),
});
export const getDemoUser = call({
  id: 'demoUsers.get',
  method: 'GET',
  path: '/demoAthletes/{id}',
  summary: 'Returns a demo user.',
  params: idParams,
  result: demoUserSchema,
  shows: ['devices/demo-users/demo-users', 'devices/sensors'],
  access: inClub('resolved', staff),
});
export const createDemoUser = call({
  id: 'demoUsers.create',
  method: 'POST',
  path: '/demoAthletes',
  summary: 'Adds a demo user, with a strap or with heart rates that the server generates.',
  body: demoUserInputSchema,
  result: demoUserSchema,
  changes: ['devices/demo-users/demo-users'],
  access: inClub('body.ClubId', staff),
  licensed: true,
  errors: [...strapErrors, 'DemoUserLimit'],
});
export const updateDemoUser = call({
  id: 'demoUsers.update',
  method: 'PUT',
  path: '/demoAthletes/{id}',
  summary: 'Changes a demo user, or switches it on or off.',
  params: idParams,
  body: demoUserUpdateSchema,
  result: demoUserSchema,
  changes: ['devices/demo-users/demo-users'],
  access: inClub('resolved', staff),
  errors: strapErrors,
});
export const deleteDemoUser = call({
  id: 'demoUsers.delete',
  method: 'DELETE',
  path: '/demoAthletes/{id}',
  summary: 'Deletes a demo user and removes it from the wall immediately.',
  params: idParams,
  changes: ['devices/demo-users/demo-users'],
  access: inClub('resolved', staff),
});
