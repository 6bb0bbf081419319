import { addRelationship, deleteRelationship, listRelationships } from '@clubpulse/contract/accounts/watches.calls';
import { isFollowing, isNotified, watchFor } from '@clubpulse/rules/accounts/watches/watches';
import { queryClient, useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { refreshSession, useSelf } from '../../platform/session.tsx';
import { toastError } from '../../platform/toasts/toasts.ts';

interface Follow {
  readonly following: boolean;
  readonly isNotified: boolean;
  readonly pending: boolean;
  readonly toggle: () => void;
  readonly setNotified: (notifies: boolean) => void;
}

export function useFollow(userId: number): Follow {
  const { UserId, Watches } = useSelf();
  const add = useChange(addRelationship, {
    onRefused: (error) => {
      if (error.status === 400) toastError({ cause: addRelationship.id, title: refusalText(error) });
    },
  });
  const end = useChange(deleteRelationship, {
    ignore: [404],
    onRefused: (error) => {
      if (error.status !== 404) return;
      void refreshSession();
      void queryClient.invalidateQueries({ queryKey: [listRelationships.id] });
    },
  });
  const watch = Watches.find(({ WatchedId }) => WatchedId === userId);
  const following = watch !== undefined && isFollowing(watch);
  const write = (notifies: boolean) =>
    add.mutate({ params: { id: UserId }, body: { WatcherId: UserId, WatchedId: userId, ...watchFor(notifies) } });
  return {
    following,
    isNotified: watch !== undefined && isNotified(watch),
    pending: add.isPending || end.isPending,
    toggle: () =>
      following ? end.mutate({ params: { id: UserId, watchedId: userId }, query: { Type: `${watch.Type}` } }) : write(false),
    setNotified: write,
  };
}
