import type { AccessTable } from '../../access.ts';

/** As ClubMessages (PLT-227): who may write may prepare it, and take back what waits. */
export const access: AccessTable = {
  'plannedMessages.list': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.create': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.save': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.delete': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.plan': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.takeBack': 'Owner, Manager, Trainer of club params.id',
};
