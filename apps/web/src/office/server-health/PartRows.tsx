import type { PartHealth } from '@clubpulse/contract/office/server-health';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { figureText } from './figure-text.ts';
import classes from './ServerHealth.module.css';

const states = {
  Broken: { tone: 'bad', icon: IconCircleX },
  Degraded: { tone: 'warn', icon: IconAlertTriangle },
  Ok: { tone: 'ok', icon: IconCircleCheck },
} as const;

export function PartRows({ parts, isOne }: { parts: readonly PartHealth[]; isOne: boolean }) {
  const t = useT();
  const formats = useFormats();
  const count = parts.filter(({ State }) => State !== 'Ok').length;
  const verdict = count === 0 ? t('serverHealth.allOk') : t('serverHealth.someNot', { count, number: formats.number(count) });
  return (
    <Card title={verdict} flush>
      <ul className={classes['parts']}>
        {parts.map((part) => (
          <PartRow key={part.Part} part={part} isOne={isOne} />
        ))}
      </ul>
    </Card>
  );
}

function PartRow({ part, isOne }: { part: PartHealth; isOne: boolean }) {
  const t = useT();
  const formats = useFormats();
  const { tone, icon } = states[part.State];
  const figure = figureText(part, t, formats);
  const where = isOne ? null : part.Where;
  const repair = t(`serverHealth.repair.${part.Part}`);
  return (
    <li className={classes['part']} data-state={part.State}>
      <span className={classes['name']}>
        <b>{t(`serverHealth.part.${part.Part}`)}</b>
        <span>{[figure, where].filter(Boolean).join(', ')}</span>
      </span>
      <StateChip tone={tone} icon={icon}>
        {t(`serverHealth.state.${part.State}`)}
      </StateChip>
      <span className={classes['repair']}>{part.State === 'Ok' ? t('serverHealth.otherwise', { repair }) : repair}</span>
    </li>
  );
}
