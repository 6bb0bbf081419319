import type { AccessTable } from '../access.ts';

/** Spec 1 section 6; trainers invite athletes only (PLT-260). A code is readable without an account (readings 6). */
export const access: AccessTable = {
  'invitations.list': 'Owner, Manager, Trainer of club params.id',
  'invitations.batch': 'Owner, Manager, Trainer of club params.id',
  'invitations.links': 'Owner, Manager, Trainer of club params.id',
  'invitations.create': 'Owner, Manager, Trainer of club params.id',
  'invitations.check': 'Owner, Manager, Trainer of club params.id',
  'invitations.sendEmail': 'Owner, Manager, Trainer of club params.id',
  'invitations.ofUser': 'self, Owner, Manager, Trainer of user params.id',
  'invitations.inviteUser': 'Owner, Manager, Trainer of club body.ClubId',
  'invitations.open': 'anybody',
  'invitations.accept': 'signed in',
  'invitations.resend': 'Owner, Manager, Trainer of club resolved',
  'invitations.address': 'Owner, Manager, Trainer of club resolved',
  'invitations.active': 'Owner, Manager, Trainer of club resolved',
  'invitations.delete': 'Owner, Manager, Trainer of club resolved',
};
