import { type Watch, watchModes } from '@clubpulse/contract/accounts/users';

export const isFollowing = ({ Type }: Pick<Watch, 'Type'>): boolean => Type !== watchModes.none;

export const isNotified = (watch: Pick<Watch, 'Type' | 'NotifyWatcher'>): boolean =>
  isFollowing(watch) && (watch.Type === watchModes.notify || watch.NotifyWatcher);

export const watchFor = (notifies: boolean): Pick<Watch, 'Type' | 'NotifyWatcher'> => ({
  Type: notifies ? watchModes.notify : watchModes.follow,
  NotifyWatcher: notifies,
});
