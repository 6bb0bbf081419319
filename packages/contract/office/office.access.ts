import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // account: Only the user exports their data and deletes their account (PLT-191, PLT-258; GDPR articles 15, 17 and 20).
  'account.export': 'self of user params.id',
  'account.delete': 'self of user params.id',

  // check-in: Members read their own code; staff check members in and see who arrived today. A kiosk identifies itself by its
  // token.
  'checkIn.code': 'Athlete of club params.id',
  'checkIn.arrive': 'Owner, Manager, Trainer of club params.id',
  'checkIn.arriveAtKiosk': 'anybody',
  'checkIn.ofClub': 'Owner, Manager, Trainer of club params.id',

  // club-logs: Decision 0037.
  'clubLogs.list': 'Owner, Manager of club params.id',

  // club-overview: For managers only (spec 1 section 6, PLT-222).
  'clubOverview.needs': 'Owner, Manager of club params.id',
  'clubOverview.moneyDue': 'Owner, Manager of club params.id',
  'clubOverview.comparison': 'Owner of brand params.id',

  // integrations: PLT-204.
  'integrations.services': 'Owner, Manager of club params.id',
  'integrations.webhooks': 'Owner, Manager of club params.id',
  'integrations.addWebhook': 'Owner, Manager of club params.id',
  'integrations.setWebhookState': 'Owner, Manager of club resolved',
  'integrations.deleteWebhook': 'Owner, Manager of club resolved',
  'integrations.deliveries': 'Owner, Manager of club resolved',

  // messages: For owner, manager and trainer (PLT-227); only the recipient reads their own messages.
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

  // news: All users read them; administrators write them.
  'news.list': 'signed in',
  'news.get': 'administrator',
  'news.create': 'administrator',
  'news.update': 'administrator',
  'news.delete': 'administrator',

  // notifications: Notifications and their settings belong to the reader only.
  'notifications.list': 'signed in',
  'notifications.newest': 'signed in',
  'notifications.unread': 'signed in',
  'notifications.delete': 'self of user resolved',
  'notifications.state': 'self of user resolved',
  'notifications.markAllRead': 'signed in',
  'notificationSettings.get': 'self of user params.id',
  'notificationSettings.update': 'self of user params.id',

  // people: All staff read the people and their subscriptions (spec 1 section 6, PLT-222; spec 2 section 6). Only managers export
  // them, as with transactions. The view Athletes is for trainers (PLT-217) but returns nothing that other staff may not read;
  // Trainers is for owners and managers (PLT-209).
  'clubPeople.athletes': 'Owner, Manager, Trainer of club params.id',
  'clubPeople.export': 'Owner, Manager of club params.id',
  'clubPeople.list': 'Owner, Manager, Trainer of club params.id',
  'clubPeople.trainers': 'Owner, Manager of club params.id',

  // planned-messages: PLT-227: all who may write messages may also plan them and withdraw waiting ones.
  'plannedMessages.list': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.create': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.save': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.delete': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.plan': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.takeBack': 'Owner, Manager, Trainer of club params.id',

  // progress: Only the user reads their progress (mockup i3).
  'progress.ofUser': 'self of user params.id',

  // push
  'push.get': 'self of user params.id',
  'push.add': 'self of user params.id',
  'push.remove': 'self of user params.id',
  // A service worker has no token: the secret of the former subscription proves its right.
  'push.renew': 'anybody',

  // support: Open to every signed-in user; the calls filter by role (PLT-096, PLT-244). Administrators manage the videos.
  'support.get': 'signed in',
  'supportVideos.list': 'signed in',
  'supportVideos.create': 'administrator',
  'supportVideos.update': 'administrator',
  'supportVideos.delete': 'administrator',

  // training-programs: For owner, manager and trainer (PLT-226); members open what is shared with them.
  'trainingPrograms.list': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.createUpload': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.resumeUpload': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.completeUpload': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.update': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.delete': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.open': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.sharedWith': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.share': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.unshare': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.ofMember': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.ofUser': 'self of user params.id',
  'trainingPrograms.openOwn': 'self of user params.id',
};
