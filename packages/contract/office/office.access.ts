import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // account (GDPR articles 15, 17 and 20)
  'account.export': 'self of user params.id',
  'account.delete': 'self of user params.id',

  'automations.list': 'Owner, Manager of club params.id',
  'automations.create': 'Owner, Manager of club params.id',
  'automations.addReady': 'Owner, Manager of club params.id',
  'automations.update': 'Owner, Manager of club params.id',
  'automations.switch': 'Owner, Manager of club params.id',
  'automations.delete': 'Owner, Manager of club params.id',
  'automations.preview': 'Owner, Manager of club params.id',
  'automations.hours': 'Owner, Manager of club params.id',
  'automations.setHours': 'Owner, Manager of club params.id',
  'automations.test': 'Owner, Manager of club params.id',
  'automations.mailToMe': 'Owner, Manager of club params.id',
  'automations.runs': 'Owner, Manager of club params.id',
  'automations.runAgain': 'Owner, Manager of club params.id',

  // check-in: a kiosk identifies itself by its token.
  'checkIn.code': 'Athlete of club params.id',
  'checkIn.arrive': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'checkIn.arriveAtKiosk': 'anybody',
  'checkIn.ofClub': 'Owner, Manager, Trainer, FrontDesk of club params.id',

  // club-exports: Only owners and managers export the data of their club.
  'clubExports.list': 'Owner, Manager of club params.id',
  'clubExports.create': 'Owner, Manager of club params.id',
  'clubExports.open': 'Owner, Manager of club params.id',

  'clubLogs.list': 'Owner, Manager of club params.id',

  'clubOverview.needs': 'Owner, Manager of club params.id',
  'clubOverview.moneyDue': 'Owner, Manager of club params.id',
  'clubOverview.comparison': 'Owner of brand params.id',

  'openings.today': 'self of user params.id',
  'openings.clubProfile': 'Owner, Manager of club params.id',
  'openings.menu': 'Owner, Manager, Trainer of club params.id',

  // dashboard: trainers see no payments (PLT-237).
  'dashboards.boxes': 'Owner, Manager, Trainer of club params.id',
  'dashboards.list': 'Owner, Manager, Trainer of club params.id',
  'dashboards.set': 'Owner, Manager, Trainer of club params.id',
  'dashboards.reset': 'Owner, Manager, Trainer of club params.id',
  'dashboards.setForStaff': 'Owner, Manager of club params.id',

  'integrations.services': 'Owner, Manager of club params.id',
  'integrations.webhooks': 'Owner, Manager of club params.id',
  'integrations.addWebhook': 'Owner, Manager of club params.id',
  'integrations.setWebhookState': 'Owner, Manager of club resolved',
  'integrations.deleteWebhook': 'Owner, Manager of club resolved',
  'integrations.deliveries': 'Owner, Manager of club resolved',
  'integrations.delivery': 'Owner, Manager of club resolved',
  'integrations.sendAgain': 'Owner, Manager of club resolved',
  'integrations.sendFailedAgain': 'Owner, Manager of club resolved',

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

  'news.list': 'signed in',
  'news.get': 'administrator',
  'news.create': 'administrator',
  'news.update': 'administrator',
  'news.delete': 'administrator',

  'serverHealth.get': 'administrator',

  'notifications.list': 'signed in',
  'notifications.newest': 'signed in',
  'notifications.unread': 'signed in',
  'notifications.delete': 'self of user resolved',
  'notifications.state': 'self of user resolved',
  'notifications.markAllRead': 'signed in',
  'notificationSettings.get': 'self of user params.id',
  'notificationSettings.update': 'self of user params.id',

  'clubPeople.athletes': 'Owner, Manager, Trainer of club params.id',
  'clubPeople.export': 'Owner, Manager of club params.id',
  'clubPeople.list': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'clubPeople.trainers': 'Owner, Manager of club params.id',

  'plannedMessages.list': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.create': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.save': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.delete': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.plan': 'Owner, Manager, Trainer of club params.id',
  'plannedMessages.takeBack': 'Owner, Manager, Trainer of club params.id',

  'progress.ofUser': 'self of user params.id',

  'push.get': 'self of user params.id',
  'push.add': 'self of user params.id',
  'push.remove': 'self of user params.id',
  // A service worker has no token. The secret of its earlier push subscription proves its right.
  'push.renew': 'anybody',

  // replies: the front desk answers members, and sees no notes (decision 0185).
  'replies.list': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'replies.counts': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'replies.get': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'replies.member': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'replies.templates': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'replies.holders': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'replies.answer': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'replies.note': 'Owner, Manager, Trainer of club params.id',
  'replies.setHolder': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'replies.close': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'replies.ofUser': 'self of user params.id',
  'replies.getOwn': 'self of user params.id',
  'replies.toMessage': 'self of user params.id',
  'replies.reply': 'self of user params.id',
  'replies.read': 'self of user params.id',

  // reports: trainers see no payments (PLT-237).
  'reports.month': 'Owner, Manager, Accountant of club params.id',
  'reports.payments': 'Owner, Manager, Accountant of club params.id',
  'reports.members': 'Owner, Manager, Accountant of club params.id',
  'reports.occupancy': 'Owner, Manager, Accountant of club params.id',
  'reports.classes': 'Owner, Manager, Accountant of club params.id',
  'reports.waiting': 'Owner, Manager, Accountant of club params.id',
  'reports.retention': 'Owner, Manager, Accountant of club params.id',
  'reports.visits': 'Owner, Manager, Accountant of club params.id',
  'reports.clubs': 'signed in',

  // support: the calls filter by role.
  'support.get': 'signed in',
  'supportVideos.list': 'signed in',
  'supportVideos.create': 'administrator',
  'supportVideos.update': 'administrator',
  'supportVideos.delete': 'administrator',

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

  // website: visitors have no account.
  'website.get': 'Owner, Manager of club params.id',
  'website.save': 'Owner, Manager of club params.id',
  'website.timetable': 'anybody',
  'website.store': 'anybody',
  'website.book': 'anybody',
};
