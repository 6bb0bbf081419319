import { Tooltip } from '@mantine/core';
import { Avatar } from '../../../../kit/figures/Avatar.tsx';
import { useFormats } from '../../../../platform/formats.ts';
import { hoursText } from '../../../parts/range-text.ts';
import { Anchor } from './Anchor.tsx';
import styles from './ClassTooltip.module.css';
import type { Shown } from './use-hovered.ts';

export function ClassTooltip({ one, rect }: Shown) {
  const formats = useFormats();
  const label = (
    <span className={styles['words']}>
      <b>{one.Name}</b>
      <span>
        {formats.weekday(one.Begin, 'short')} {formats.date(one.Begin)}, {hoursText(one.Begin, one.End, formats)}
      </span>
      {one.Clients.length > 0 && <span>{one.Clients.join(', ')}</span>}
      {one.DisplayGroupName !== null && <span>{one.DisplayGroupName}</span>}
      {one.TrainerName !== null && (
        <span className={styles['trainer']}>
          <Avatar name={one.TrainerName} uri={one.TrainerPictureUri} size={24} />
          {one.TrainerName}
        </span>
      )}
    </span>
  );
  return (
    <Tooltip opened label={label} position="top" classNames={{ tooltip: styles['tooltip'] }}>
      <Anchor rect={rect} />
    </Tooltip>
  );
}
