import type { AccessTable } from '../access.ts';

/** For owner, manager and trainer (PLT-227); only the recipient reads their own messages. */
export const access: AccessTable = {
  'clubMessages.audience': 'Owner, Manager, Trainer of club params.id',
  'clubMessages.send': 'Owner, Manager, Trainer of club params.id',
  'clubMessages.sendSms': 'Owner, Manager, Trainer of club params.id',
  'clubMessages.previewMail': 'Owner, Manager, Trainer of club params.id',
  'clubMessages.uploadPicture': 'Owner, Manager, Trainer of club params.id',
  'clubMessages.list': 'Owner, Manager, Trainer of club params.id',
  'clubMessages.recipients': 'Owner, Manager, Trainer of club params.id',
  'clubMessages.share': 'Owner, Manager, Trainer of club params.id',
  'clubMessages.unshare': 'Owner, Manager, Trainer of club params.id',
  'messages.ofUser': 'self of user params.id',
  'messages.read': 'self of user params.id',
};
