import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { IconCalendarShare, IconCalendarX } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../../../kit/lazy-component.tsx';
import { RowMenu } from '../../../../kit/list/RowMenu.tsx';
import type { MenuAct } from '../../../../kit/menu/WholeMenu.tsx';
import { useNow } from '../../../../platform/clock.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useIsStaff } from '../../../../platform/session.tsx';
import { canMove } from './can-move.ts';

const CancelClass = lazyComponent(() => import('./CancelClass.tsx').then((it) => it.CancelClass));
const MoveClass = lazyComponent(() => import('./MoveClass.tsx').then((it) => it.MoveClass));

interface WholeClassMenuProps {
  clubClass: Class;
  items?: readonly MenuAct[];
}

export function WholeClassMenu({ clubClass, items = [] }: WholeClassMenuProps) {
  const t = useT();
  const now = useNow();
  const [asks, setAsks] = useState<'cancel' | 'move' | null>(null);
  const onClose = () => setAsks(null);
  const { PublishState, CanceledAt } = clubClass;
  const runs = useIsStaff();
  const cancels = runs && PublishState === 'Published' && CanceledAt === null && Date.parse(clubClass.End) > now.getTime();
  const all: readonly MenuAct[] = [
    ...items,
    ...(runs && canMove(clubClass, now)
      ? [{ label: t('participants.moveClass'), icon: IconCalendarShare, onClick: () => setAsks('move') }]
      : []),
    ...(cancels
      ? [{ label: t('participants.cancelClass'), icon: IconCalendarX, danger: true, onClick: () => setAsks('cancel') }]
      : []),
  ];
  return (
    <>
      {all.length > 0 && <RowMenu label={t('kit.actionsOf', { name: clubClass.Name })} items={all} />}
      {asks === 'cancel' && <CancelClass clubClass={clubClass} onClose={onClose} />}
      {asks === 'move' && <MoveClass clubClass={clubClass} onClose={onClose} />}
    </>
  );
}
