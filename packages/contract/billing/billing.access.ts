import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // accountant: Owners and managers export the books too.
  'accountant.preview': 'Owner, Manager, Accountant of club params.id',
  'accountant.accounts': 'Owner, Manager, Accountant of club params.id',
  'accountant.saveAccounts': 'Owner, Manager, Accountant of club params.id',
  'accountant.export': 'Owner, Manager, Accountant of club params.id',
  'accountant.exports': 'Owner, Manager, Accountant of club params.id',

  // credits: Owners and managers sell and change credits, the front desk sells packages. All staff read them; athletes read their
  // own.
  'creditsPackages.list': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'creditsPackages.create': 'Owner, Manager of club body.ClubId',
  'creditsPackages.update': 'Owner, Manager of club resolved',
  'creditsPackages.delete': 'Owner, Manager of club resolved',
  'credits.ofClub': 'Owner, Manager, Trainer of club params.id',
  'credits.ofClubUser': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'credits.ofUser': 'self of user params.id',
  'creditTransactions.ofClubUser': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'creditTransactions.ofUser': 'self of user params.id',
  'creditTransactions.create': 'Owner, Manager of club params.id',
  'orders.create': 'Owner, Manager, FrontDesk of club body.ClubId',

  // debts: Owners and managers handle the club's money; accountants and debtors read.
  'debts.list': 'Owner, Manager, Accountant of club params.id',
  'debts.ofUser': 'self of user params.id',
  'debts.pay': 'Owner, Manager of club params.id',
  'debts.writeOff': 'Owner, Manager of club params.id',

  // cash-desk: The front desk counts and closes too; accountants read closed days.
  'cashDesk.get': 'Owner, Manager, FrontDesk of club params.id',
  'cashDesk.open': 'Owner, Manager, FrontDesk of club params.id',
  'cashDesk.move': 'Owner, Manager, FrontDesk of club params.id',
  'cashDesk.close': 'Owner, Manager, FrontDesk of club params.id',
  'cashDesk.closes': 'Owner, Manager, FrontDesk, Accountant of club params.id',
  'cashDesk.closed': 'Owner, Manager, FrontDesk, Accountant of club params.id',

  // disputes: Owners and managers handle the club's money.
  'disputes.list': 'Owner, Manager of club params.id',
  'disputes.get': 'Owner, Manager of club params.id',
  'disputes.decide': 'Owner, Manager of club params.id',
  'disputes.answer': 'Owner, Manager of club params.id',
  'disputes.accept': 'Owner, Manager of club params.id',

  // end-reasons: Members state why they leave; owners and managers correct the reason.
  'endReasons.set': 'Owner, Manager of club params.id',
  'endReasons.state': 'self of user params.id',

  // family-debts: A payer reads the debts of members who agreed (decision 0042).
  'familyDebts.ofUser': 'self of user params.id',
  'familyDebts.ofClubUser': 'Owner, Manager of club params.id',

  // goods: Owners and managers manage the goods; the front desk sells them.
  'goods.list': 'Owner, Manager, FrontDesk of club params.id',
  'goods.create': 'Owner, Manager of club params.id',
  'goods.update': 'Owner, Manager of club params.id',
  'goods.sell': 'Owner, Manager, FrontDesk of club params.id',

  // online-payments: Members order, pay and cancel for themselves.
  'paymentOrders.ofUser': 'self of user params.id',
  'paymentOrders.create': 'self of user params.id',
  'paymentOrders.open': 'self of user params.id',
  'paymentOrders.cards': 'self of user params.id',
  'paymentOrders.pay': 'self of user params.id',
  'paymentOrders.check': 'self of user params.id',
  'paymentOrders.cancel': 'self of user params.id',
  'paymentOrders.ofClub': 'Owner, Manager of club params.id',
  'paymentOrders.request': 'Owner, Manager of club params.id',
  'paymentOrders.cancelOfClub': 'Owner, Manager of club params.id',
  'ownSubscriptions.cancel': 'self of user params.id',
  'ownSubscriptions.keep': 'self of user params.id',
  'ownSubscriptions.changeCard': 'self of user params.id',
  'ownSubscriptions.applyCard': 'self of user params.id',
  'ownSubscriptions.pauseRules': 'self of user params.id',
  'ownSubscriptions.pause': 'self of user params.id',
  'ownSubscriptions.resume': 'self of user params.id',

  'paymentAccounts.list': 'Owner, Manager of club params.id',
  'paymentAccounts.onboarding': 'Owner, Manager of club params.id',
  'paymentAccounts.refresh': 'Owner, Manager of club params.id',
  'paymentSettings.get': 'Owner, Manager of club params.id',
  'paymentSettings.update': 'Owner, Manager of club params.id',
  'pauseRules.get': 'Owner, Manager of club params.id',
  'pauseRules.update': 'Owner, Manager of club params.id',

  // receipts: Athletes read the receipts of their own payments.
  'receipts.get': 'Owner, Manager, FrontDesk, Accountant of club params.id',
  'receipts.ofUser': 'self of user params.id',
  'receipts.print': 'Owner, Manager, FrontDesk, Accountant of club params.id',
  'receipts.mail': 'Owner, Manager, FrontDesk, Accountant of club params.id',
  'clubVat.get': 'Owner, Manager of club params.id',
  'clubVat.update': 'Owner, Manager of club params.id',

  // reconciliation: Only owners and managers see and settle.
  'payouts.ofClub': 'Owner, Manager of club params.id',
  'payouts.entries': 'Owner, Manager of club params.id',
  'payouts.compare': 'Owner, Manager of club params.id',
  'paymentDifferences.ofClub': 'Owner, Manager of club params.id',
  'paymentDifferences.settle': 'Owner, Manager of club params.id',

  // subscription-requests: Athletes request for themselves. All staff read; owners and managers decline.
  'subscriptionRequests.ofUser': 'self of user params.id',
  'subscriptionRequests.ofClubUser': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'subscriptionRequests.ofClub': 'Owner, Manager, Trainer of club params.id',
  'subscriptionRequests.ask': 'self of user params.id',
  'subscriptionRequests.withdraw': 'self of user params.id',
  'subscriptionRequests.decline': 'Owner, Manager of club params.id',

  // subscription-types: Owners and managers define them; all staff read. Athletes read the store of their club.
  'subscriptionTypes.list': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'subscriptionTypes.get': 'Owner, Manager, Trainer of club resolved',
  'subscriptionTypes.create': 'Owner, Manager of club body.ClubId',
  'subscriptionTypes.update': 'Owner, Manager of club resolved',
  'subscriptionTypes.delete': 'Owner, Manager of club resolved',
  'subscriptionPlans.create': 'Owner, Manager of club resolved',
  'subscriptionPlans.update': 'Owner, Manager of club resolved',
  'subscriptionPlans.delete': 'Owner, Manager of club resolved',
  'store.get': 'self of user params.id',

  // subscriptions: Owners and managers change them; the front desk assigns them and records payments. Athletes read their own.
  'userSubscriptions.ofClub': 'Owner, Manager, Trainer of club params.id',
  'userSubscriptions.ofClubUser': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'userSubscriptions.ofUser': 'self of user params.id',
  'userSubscriptions.get': 'Owner, Manager, Trainer of club resolved',
  'userSubscriptions.assign': 'Owner, Manager, FrontDesk of club params.id',
  'userSubscriptions.update': 'Owner, Manager of club resolved',
  'userSubscriptions.writeOff': 'Owner, Manager of club resolved',
  'userSubscriptions.writeOffs': 'Owner, Manager, Trainer of club params.id',
  'userSubscriptions.pay': 'Owner, Manager, FrontDesk of club resolved',
  'userSubscriptions.suspend': 'Owner, Manager of club resolved',
  'userSubscriptions.reactivate': 'Owner, Manager of club resolved',
  'userSubscriptions.cancel': 'Owner, Manager of club resolved',
  'userSubscriptions.undoCancel': 'Owner, Manager of club resolved',
  'userSubscriptions.delete': 'Owner, Manager of club resolved',

  // transactions: Owners and managers handle the club's money; accountants read it. The front desk records
  // small refunds of members (decision 0185). Athletes read their own payments.
  'transactions.list': 'Owner, Manager, FrontDesk, Accountant of club params.id',
  'transactions.export': 'Owner, Manager, Accountant of club params.id',
  'transactions.get': 'Owner, Manager, Accountant of club params.id',
  'transactions.changes': 'Owner, Manager, Accountant of club params.id',
  'transactions.bought': 'Owner, Manager, FrontDesk of club params.id',
  'transactions.create': 'Owner, Manager, FrontDesk of club params.id',
  'transactions.update': 'Owner, Manager of club params.id',
  'transactions.delete': 'Owner, Manager of club params.id',
  'transactions.ofUser': 'self of user params.id',
  'deskLimits.get': 'Owner, Manager, FrontDesk of club params.id',
  'deskLimits.update': 'Owner, Manager of club params.id',
};
