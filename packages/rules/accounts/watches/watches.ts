import { type Watch, watchModes } from '@clubpulse/contract/accounts/users';

export const isFollowing = ({ Type }: Pick<Watch, 'Type'>): boolean => Type !== watchModes.none;

/** Whether the watcher hears of whom she watches: the mode says it, and so does the flag beside one that follows. */
export const isTold = (watch: Pick<Watch, 'Type' | 'NotifyWatcher'>): boolean =>
  isFollowing(watch) && (watch.Type === watchModes.notify || watch.NotifyWatcher);

/** A watch as the app writes it: mode and flag say the same. */
export const watchFor = (told: boolean): Pick<Watch, 'Type' | 'NotifyWatcher'> => ({
  Type: told ? watchModes.notify : watchModes.follow,
  NotifyWatcher: told,
});
