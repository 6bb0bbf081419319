import type { PipelineCard } from '@clubpulse/contract/members/pipeline/cards';
import { type ClientStage, clientStages, type RiskSign, SIGNS_AT_RISK } from '@clubpulse/contract/members/pipeline/pipeline';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { daysBetween } from '@clubpulse/rules/time/days';
import { IconAlertTriangle, IconArrowsExchange } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NewDot } from '../../kit/figures/NewDot.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { RowPick } from '../../kit/list/rows/RowPick.tsx';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Board.module.css';
import { NextTaskLine } from './NextTaskLine.tsx';

interface StageCardProps {
  card: PipelineCard;
  /** The club's. */
  today: string;
  isSelected: boolean;
  onToggle: () => void;
  onMove: (to: ClientStage) => void;
}

/** Somebody on the board: her name, why she may go where something tells so, what is to be done next, and for how long she stands there. */
export function StageCard({ card, today, isSelected, onToggle, onMove }: StageCardProps) {
  const t = useT();
  const formats = useFormats();
  const name = fullName(card);
  const since = formats.dayOf(card.StageSince);
  const days = daysBetween(since, today);
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
      {card.Signs.map((sign) => (
        <p key={sign.Kind}>{signWords(sign, t, formats)}</p>
      ))}
      <div className={classes['foot']}>
        <NextTaskLine task={card.NextTask} today={today} />
        {card.Signs.length >= SIGNS_AT_RISK && (
          <StateChip tone="bad" icon={IconAlertTriangle}>
            {t('members.atRisk')}
          </StateChip>
        )}
        <span title={t('members.inStageSince', { date: formats.date(since) })}>
          {days > 0 ? t('members.cardAge', { count: formats.number(days) }) : t('kit.today')}
        </span>
      </div>
    </li>
  );
}

function signWords(sign: RiskSign, t: Translate, { date, number }: Formats): string {
  switch (sign.Kind) {
    case 'NotSeen':
      return t('members.signNotSeen', { days: number(sign.Days), every: number(sign.Every) });
    case 'Rarer':
      return t('members.signRarer', { count: sign.Visits, visits: number(sign.Visits), before: number(sign.Before) });
    case 'Ending':
      return t('members.signEnding', { date: date(sign.Date) });
    case 'Ended':
      return t('members.signEnded');
  }
}
