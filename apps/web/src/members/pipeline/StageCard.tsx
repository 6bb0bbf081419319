import type { PipelineCard } from '@clubpulse/contract/members/pipeline/cards';
import { type ClientStage, clientStages, SIGNS_AT_RISK } from '@clubpulse/contract/members/pipeline/pipeline';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { daysBetween } from '@clubpulse/rules/time/days';
import { IconAlertTriangle, IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { NewDot } from '../../kit/figures/NewDot.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { RowPick } from '../../kit/list/rows/RowPick.tsx';
import { walkedRow } from '../../kit/use-keys.ts';
import { useWidth } from '../../kit/widths.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Board.module.css';
import { NextTaskLine } from './NextTaskLine.tsx';
import { signText } from './sign-text.ts';

const WhyAtRisk = lazyComponent(() => import('./WhyAtRisk.tsx').then((it) => it.WhyAtRisk));
const WhyBeside = lazyComponent(() => import('./WhyBeside.tsx').then((it) => it.WhyBeside));

interface StageCardProps {
  clubId: number;
  card: PipelineCard;
  today: string;
  isSelected: boolean;
  onToggle: () => void;
  onMove: (to: ClientStage) => void;
}

export function StageCard({ clubId, card, today, isSelected, onToggle, onMove }: StageCardProps) {
  const t = useT();
  const formats = useFormats();
  const name = fullName(card);
  const since = formats.dayOf(card.StageSince);
  const days = daysBetween(since, today);
  const [asking, setAsking] = useState(false);
  const isPhone = useWidth() === 'phone';
  const about = { clubId, userId: card.UserId, name, onClose: () => setAsking(false) };
  const [sign] = card.Signs;
  const cameBy =
    card.CameBy === null ? undefined : t('kit.labelled', { label: t('members.cameBy'), value: t(`members.way-${card.CameBy}`) });
  const reason = sign === undefined ? (card.Note ?? cameBy) : signText(sign, t, formats);
  const selection = {
    chosen: new Set(isSelected ? [card.UserId] : []),
    onChange: onToggle,
    selectOne: () => t('members.selectPerson', { name }),
  };
  return (
    <li
      className={classes['card']}
      data-selected={isSelected}
      data-stopped={card.NextTask?.Type === 'do-not-call'}
      data-person={card.UserId}
      data-stage={card.ClientStage}
      draggable
      {...walkedRow}
    >
      <div className={classes['names']}>
        <span>
          <Link to={pathTo('EditUser', card.UserId)} title={name}>
            {name}
          </Link>
          <NewDot period={card.NewPeriod} />
        </span>
        <span className={classes['tools']}>
          <RowMenu
            label={t('kit.actionsOf', { name })}
            items={clientStages
              .filter((stage) => stage !== card.ClientStage)
              .map((stage) => ({
                label: t('members.moveTo', { stage: t(`members.stage-${stage}`) }),
                icon: IconArrowsExchange,
                onClick: () => onMove(stage),
              }))}
          />
          <RowPick row={card} id={card.UserId} selection={selection} />
        </span>
      </div>
      {reason !== undefined && (
        <p className={classes['reason']} data-sign={sign !== undefined} title={reason}>
          {reason}
        </p>
      )}
      <div className={classes['foot']}>
        <NextTaskLine task={card.NextTask} today={today} />
        {card.Signs.length >= SIGNS_AT_RISK && (
          <span className={classes['risk']}>
            <button
              type="button"
              className={classes['why']}
              aria-haspopup="dialog"
              aria-expanded={asking}
              aria-label={t('members.riskWhy', { name })}
              // Without this, mousedown closes the popover and the click opens it again.
              onMouseDown={(event) => event.stopPropagation()}
              onClick={() => setAsking((was) => !was)}
            >
              <StateChip tone="bad" icon={IconAlertTriangle}>
                {t('members.cardSigns', { count: card.Signs.length })}
              </StateChip>
            </button>
            {asking && (isPhone ? <WhyAtRisk {...about} /> : <WhyBeside {...about} />)}
          </span>
        )}
        <span title={t('kit.since', { date: formats.date(since) })}>
          {days > 0 ? t('members.cardAge', { count: formats.number(days) }) : t('kit.today')}
        </span>
      </div>
    </li>
  );
}
