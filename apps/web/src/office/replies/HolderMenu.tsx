import type { Thread } from '@clubpulse/contract/office/replies/replies';
import { listThreadHolders, setThreadHolder } from '@clubpulse/contract/office/replies/replies.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconChevronDown, IconUser } from '@tabler/icons-react';
import { useRef } from 'react';
import { PressMenu } from '../../kit/menu/PressMenu.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';

/** The key `a` opens the menu. */
export function HolderMenu({ thread: { ThreadId: threadId, ClubId: id, Holder, RowVersion } }: { thread: Thread }) {
  const t = useT();
  const { UserId } = useSelf();
  const trigger = useRef<HTMLButtonElement>(null);
  const staff = useCall(listThreadHolders, { params: { id } }, { quiet: true }).data ?? [];
  const set = useChange(setThreadHolder);
  const give = (AssigneeId: number | null) => () => set.mutate({ params: { id, threadId }, body: { AssigneeId, RowVersion } });
  const who =
    Holder === null
      ? t('replies.nobodyAnswers')
      : Holder.UserId === UserId
        ? t('replies.youAnswer')
        : t('replies.otherAnswers', { name: fullName(Holder) });
  const others = staff.filter((one) => one.UserId !== UserId && one.UserId !== Holder?.UserId);
  useKeys({ a: () => trigger.current?.click() });
  return (
    <PressMenu
      ref={trigger}
      position="bottom-end"
      items={[
        ...(Holder?.UserId === UserId ? [] : [{ label: t('replies.take'), onClick: give(UserId) }]),
        ...others.map((one) => ({ label: t('replies.give', { name: fullName(one) }), onClick: give(one.UserId) })),
        ...(Holder === null ? [] : [{ label: t('replies.free'), onClick: give(null) }]),
      ]}
      button={(props) => (
        <Button
          {...props}
          variant="default"
          aria-label={`${t('kit.label', { label: t('replies.who') })} ${who}`}
          loading={set.isPending}
          leftSection={<IconUser size={17} stroke={1.8} />}
          rightSection={<IconChevronDown size={16} stroke={1.8} />}
        >
          {who}
        </Button>
      )}
    />
  );
}
