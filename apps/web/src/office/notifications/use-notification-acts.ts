import type { Notification } from '@clubpulse/contract/office/notifications';
import { removeNotification, setNotificationState } from '@clubpulse/contract/office/notifications.calls';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { changeEach } from '../../platform/api.ts';
import { useClub, useClubs } from '../../platform/session.tsx';
import { useClubsToPick } from '../brand/public.ts';

const UNDO_SECONDS = 8;

export interface Removed {
  readonly rows: readonly Notification[];
  readonly secondsLeft: number;
}

export function useNotificationActs(onLeave: () => void) {
  const navigate = useNavigate();
  const club = useClub();
  const { selectClub } = useClubs();
  const clubs = useClubsToPick();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const waits = removed.length > 0;
  useEffect(() => {
    if (!waits) return;
    const tick = setInterval(
      () =>
        setRemoved((before) =>
          before.flatMap(({ rows, secondsLeft }) => (secondsLeft > 1 ? [{ rows, secondsLeft: secondsLeft - 1 }] : [])),
        ),
      1000,
    );
    return () => clearInterval(tick);
  }, [waits]);

  const inputs = (rows: readonly Notification[]) => rows.map(({ NotificationId: id }) => ({ params: { id } }));
  const setState = (rows: readonly Notification[], stateOf: (row: Notification) => 'New' | 'Read') =>
    changeEach(
      setNotificationState,
      rows.map((row) => ({ params: { id: row.NotificationId }, body: { State: stateOf(row) } })),
    );

  return {
    removed,
    follow(rows: readonly Notification[]) {
      const [first] = rows;
      if (first === undefined) return;
      const unread = rows.filter(({ State }) => State === 'New');
      if (unread.length > 0) void setState(unread, () => 'Read').catch(() => undefined);
      const there = clubs.find(({ ClubId }) => ClubId === first.ClubId);
      if (there && there.ClubId !== club?.ClubId) selectClub(there);
      onLeave();
      void navigate(`/${first.View}`);
    },
    async remove(rows: readonly Notification[]) {
      setRemoved((before) => [...before, { rows, secondsLeft: UNDO_SECONDS }]);
      await changeEach(removeNotification, inputs(rows)).catch(() =>
        setRemoved((before) => before.filter((one) => one.rows !== rows)),
      );
    },
    async undo({ rows }: Removed) {
      setRemoved((before) => before.filter((one) => one.rows !== rows));
      await setState(rows, ({ State }) => State).catch(() => undefined);
    },
  };
}

export type NotificationActs = ReturnType<typeof useNotificationActs>;
