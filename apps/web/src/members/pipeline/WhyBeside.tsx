import { Popover } from '@mantine/core';
import { useT } from '../../platform/phrases.ts';
import classes from './WhyAtRisk.module.css';
import { RiskSigns, type WhyAtRiskProps } from './WhyAtRisk.tsx';

export function WhyBeside({ name, ...about }: WhyAtRiskProps) {
  const t = useT();
  return (
    <Popover
      opened
      onChange={about.onClose}
      position="bottom-start"
      width={360}
      trapFocus
      returnFocus
      shadow="none"
      classNames={{ dropdown: classes['beside'] }}
    >
      <Popover.Target>
        <span className={classes['anchor']} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('members.riskOf', { name })}>
        <h3 className={classes['whom']}>{t('members.riskOf', { name })}</h3>
        <RiskSigns {...about} />
      </Popover.Dropdown>
    </Popover>
  );
}
