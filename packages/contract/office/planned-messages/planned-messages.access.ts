import type { AccessTable } from '../../access.ts';

/** PLT-227: all who may write messages may also plan them and withdraw waiting ones. */
export const access: AccessTable = {
  'plannedMessages.list': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.create': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.save': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.delete': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.plan': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.takeBack': 'Owner, Manager, Trainer of club params.id',
};
