import { expect, it } from 'vitest';
import { allCalls } from '../../all-calls.ts';

/** What goes on without a licence, by why (decision 0045): each call that could add to a club and does not ask for one. */
const goesOn: Record<string, readonly string[]> = {
  'is said of members who are there': [
    'challenges.addParticipant',
    'challenges.giveAwards',
    'challenges.invite',
    'challenges.join',
    'policies.remind',
    'families.askForClubUser',
    'pipeline.batchStage',
    'pipeline.undoStage',
    'expirations.create',
    'expirations.complete',
    'files.addOfClubUser',
    'files.openOfClubUser',
    'measures.batchSave',
    'notes.create',
    'notes.complete',
    'sheets.share',
    'sheets.unshare',
    'tags.batchAssign',
    'tasks.batchCreate',
    'tasks.batchDelete',
    'tasks.create',
    'tasks.complete',
    'tasks.outcome',
  ],
  'a club writes to members who are there; SMS ask by themselves': [
    'clubMessages.previewMail',
    'clubMessages.send',
    'plannedMessages.create',
    'plannedMessages.plan',
    'plannedMessages.takeBack',
  ],
  'what is on offer is sold, paid, ended and given back': [
    'userSubscriptions.assign',
    'userSubscriptions.cancel',
    'userSubscriptions.pay',
    'userSubscriptions.reactivate',
    'userSubscriptions.suspend',
    'userSubscriptions.undoCancel',
    'userSubscriptions.writeOff',
    'creditTransactions.create',
    'orders.create',
    'debts.pay',
    'debts.writeOff',
    'transactions.create',
    'paymentAccounts.onboarding',
  ],
  'members book and come to classes, and watch videos, that are there': [
    'participants.add',
    'liveParticipants.add',
    'participants.batchAttendance',
    'participants.cancelClass',
    'participants.moveClass',
    'strikes.forgive',
    'checkIn.arrive',
    'checkIn.code',
    'onDemand.play',
    'videos.play',
  ],
  'changes what is there': [
    'videos.completeUpload',
    'videos.resumeUpload',
    'videos.retry',
    'challenges.setGoals',
    'images.uploadForChallenge',
    'images.uploadForClass',
    'clubMessages.uploadPicture',
    'images.uploadOfClub',
    'clubs.patch',
    'kiosks.newCode',
    'equipments.save',
    'bridgeWorkouts.batchDelete',
    'bridgeWorkouts.batchPublish',
    'exercises.publish',
    'sheets.publish',
    'exercises.uploadPicture',
    'slideshows.uploadPicture',
    'policies.publishState',
    'classes.batchDelete',
    'classes.batchPublish',
    'classes.batchUnpublish',
    'classes.batchUpdate',
    'classes.publishState',
    'liveTrainings.stop',
    'roomWorkouts.lead',
    'roomWorkouts.start',
    'classSessions.stop',
  ],
  'is stored nowhere; who saves it is asked for then': ['generator.generate'],
  'adds nobody; who comes by it is asked for then': [
    'invitations.batch',
    'invitations.check',
    'invitations.resend',
    'handovers.ofInvitation',
    'handovers.ofMember',
    'imports.check',
    'measureImports.match',
  ],
};

it('every call that could add to a club asks for its licence, or says why not', () => {
  const could = allCalls.filter(({ method, access }) => method === 'POST' && access.who === 'club');
  const silent = could.filter(({ errors }) => !errors.includes('LicenseRequired')).map(({ id }) => id);
  expect(silent.sort()).toEqual(Object.values(goesOn).flat().sort());
});

it('only calls about a club ask for its licence', () => {
  expect(allCalls.filter(({ licensed, access }) => licensed && access.who !== 'club').map(({ id }) => id)).toEqual([]);
});
