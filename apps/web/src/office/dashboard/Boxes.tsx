import type { DashboardBox, DashboardList, DashboardSettings } from '@clubpulse/contract/office/dashboard/dashboard';
import {
  type Icon,
  IconAlertTriangle,
  IconCake,
  IconCalendarDue,
  IconCalendarX,
  IconCircleCheck,
  IconClockDollar,
  IconCoinOff,
  IconUserPlus,
  IconUserQuestion,
} from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './DashBoard.module.css';
import { listName, scopeText } from './list-texts.ts';

const icons: Record<DashboardList, Icon> = {
  Active: IconCircleCheck,
  Expiring: IconCalendarDue,
  Expired: IconCalendarX,
  NoActivity: IconUserQuestion,
  AtRisk: IconAlertTriangle,
  New: IconUserPlus,
  Birthdays: IconCake,
  ToPay: IconClockDollar,
  Unpaid: IconCoinOff,
};

const columnsOf = (count: number): number => (count <= 5 ? Math.max(1, count) : Math.ceil(count / 2));

interface BoxesProps {
  boxes: readonly DashboardBox[];
  settings: DashboardSettings;
  chosen: DashboardList;
  /** The shown list. `scope` is null unless its days differ from those of the settings. */
  shown: { readonly count: number; readonly scope: string | null } | null;
  onChoose: (list: DashboardList) => void;
}

export function Boxes({ boxes, settings, chosen, shown, onChoose }: BoxesProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <nav
      className={classes['boxes']}
      style={{ '--columns': columnsOf(boxes.length) } as CSSProperties}
      aria-label={t('dashboard.lists')}
    >
      {boxes.map(({ List, Count }) => {
        const BoxIcon = icons[List];
        const range = settings.Lists.find((one) => one.List === List)?.Range ?? 'Days30';
        const isChosen = List === chosen;
        const count = (isChosen ? shown?.count : undefined) ?? Count;
        const scope = (isChosen ? shown?.scope : undefined) ?? scopeText(List, range, t);
        return (
          <button
            key={List}
            type="button"
            className={classes['box']}
            aria-current={isChosen}
            data-empty={count === 0}
            onClick={() => onChoose(List)}
          >
            <span className={classes['label']}>
              <BoxIcon size={16} stroke={1.8} aria-hidden="true" />
              <span>{listName(List, t)}</span>
            </span>
            <b>{formats.number(count)}</b>
            <small>{scope}</small>
          </button>
        );
      })}
    </nav>
  );
}
